import type { Finding, RuleName } from './rules';

/** A finding that stays as it is, and why. Without `text` every finding of the rule at this place. */
export type Answer = { rule: RuleName; place: string; text?: string; reason: string };

/** The findings without an answer, and the answers to findings that are gone. */
export function unanswered(findings: readonly Finding[], answers: readonly Answer[]): Finding[] {
  const isAnsweredBy = (finding: Finding, { rule, place, text = finding.text }: Answer) =>
    finding.rule === rule && finding.place === place && finding.text === text;
  const open = findings.filter((finding) => !answers.some((answer) => isAnsweredBy(finding, answer)));
  const stale = answers.filter((answer) => !findings.some((finding) => isAnsweredBy(finding, answer)));
  return [
    ...open,
    ...stale.map(
      ({ place, rule, text = 'all' }): Finding => ({ rule: 'stale answer', place, text: `${rule}: ${text}` }),
    ),
  ];
}
