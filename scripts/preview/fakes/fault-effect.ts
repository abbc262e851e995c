import { type Answer, html, text } from './answer';
import { corsHeaders } from './cors';
import type { Fault } from './fault';

export type FaultEffect = { kind: 'answer'; answer: Answer; delayMs: number } | { kind: 'hang' } | { kind: 'refuse' };

/**
 * What a fault makes of a request.
 *
 * @param answerNormally the service at work. It is called by the faults under which what was sent still arrives
 */
export async function faultEffect(fault: Fault, answerNormally: () => Promise<Answer>): Promise<FaultEffect> {
  switch (fault.mode) {
    case 'hang':
    case 'refuse':
      return { kind: fault.mode };
    case 'status':
      return answered(fault, {
        status: fault.status,
        headers: { 'content-type': fault.contentType },
        body: fault.body,
      });
    case 'garbage':
      return answered(fault, html(200, '<!doctype html><title>Sign in</title><p>Welcome to the station Wi-Fi.</p>'));
    case 'slow':
      return answered(fault, await answerNormally(), fault.delayMs);
    case 'truncated':
      return answered(fault, cut(await answerNormally()));
  }
}

function answered(fault: Fault, answer: Answer, delayMs = 0): FaultEffect {
  const headers = fault.cors ? { ...answer.headers, ...corsHeaders } : withoutCors(answer.headers);
  return { kind: 'answer', answer: { ...answer, headers }, delayMs };
}

function withoutCors(headers: Answer['headers']): Answer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')));
}

/** An answer too short to be cut visibly ('OK', nothing) becomes the beginning of some JSON. */
function cut(answer: Answer): Answer {
  if (answer.body.length < 20) return text(answer.status, '{"status":"o');
  const { body } = answer;
  const half = Math.floor(body.length / 2);
  return { ...answer, body: typeof body === 'string' ? body.slice(0, half) : body.subarray(0, half) };
}
