import { fakeEnvironment } from './fake-environment';
import { startTestFakes } from './fakes/fakes-fixture';

test('each address of these settings answers, and its keys are accepted', async () => {
  const fakes = await startTestFakes();
  const environment = fakeEnvironment(fakes.origin);

  for (const name of ['NEXT_PUBLIC_BOOKING_URL', 'NEXT_PUBLIC_GEOLOCATION_URL']) {
    expect((await fetch(environment[name] ?? '')).status).toBe(200);
  }
  const visit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await fetch(environment.NEXT_PUBLIC_VISITS_WEBHOOK_URL ?? '', visit)).status).toBe(200);
  expect((await fetch(`${environment.NEXT_PUBLIC_CHAT_URL}/packs/js/sdk.js`)).status).toBe(200);
  const posts = `${environment.NEXT_PUBLIC_GHOST_URL}/ghost/api/v3/content/posts/`;
  expect((await fetch(`${posts}?key=${environment.NEXT_PUBLIC_GHOST_CONTENT_KEY}`)).status).toBe(200);
  const sent = await fetch(`${environment.NEXT_PUBLIC_EMAILJS_ORIGIN}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      service_id: environment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      template_id: environment.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
      template_params: {},
    }),
  });
  expect(await sent.text()).toBe('OK');
  await fakes.close();
});
