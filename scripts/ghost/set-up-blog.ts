import { z } from 'zod';
import { site } from '@/content/site';
import { adminApi, type CallAdmin, signIn } from './admin-api';

/** The owner of a local blog. It is reachable from this machine alone, so the login may be known. */
export const OWNER = { name: `${site.name} team`, email: 'owner@blog.example.com', password: 'publish-from-here' };

const INTEGRATION = 'Website';

const setupSchema = z.object({ setup: z.tuple([z.object({ status: z.boolean() })]) });
const integrationSchema = z.object({
  id: z.string(),
  name: z.string(),
  api_keys: z.array(z.object({ id: z.string(), type: z.string(), secret: z.string() })),
  // Absent in the answer that made the integration.
  webhooks: z.array(z.object({ id: z.string() })).default([]),
});
const integrationsSchema = z.object({ integrations: z.array(integrationSchema) });

/** Makes the owner of a new Ghost, removes its sample post, and signs in. */
export async function setUpOwner(origin: string): Promise<CallAdmin> {
  const anyone = adminApi(origin);
  const [{ status: isSetUp }] = setupSchema.parse(await anyone('GET', 'authentication/setup/')).setup;
  if (!isSetUp) {
    await anyone('POST', 'authentication/setup/', { setup: [{ ...OWNER, blogTitle: 'The local blog' }] });
  }
  const call = await signIn(origin, OWNER);
  if (!isSetUp) await call('DELETE', `posts/?filter=${encodeURIComponent('slug:coming-soon')}`);
  return call;
}

/** The Content key of the site's integration in Ghost, which is made at the first call. */
export async function contentKey(call: CallAdmin): Promise<string> {
  return contentKeyOf(await findIntegration(call)).secret;
}

/** Replaces the Content key, as "Regenerate" in Ghost does: the old one is refused from now on. Returns the new one. */
export async function replaceContentKey(call: CallAdmin): Promise<string> {
  const integration = await findIntegration(call);
  const { id } = integration;
  const path = `integrations/${id}/api_key/${contentKeyOf(integration).id}/refresh/`;
  await call('POST', path, { integrations: [{ id }] });
  return contentKey(call);
}

/** Makes Ghost call this address alone after each change of what visitors see: 127.0.0.1, because it refuses `localhost`. */
export async function setWebhook(call: CallAdmin, address: string, secret: string) {
  const { id, webhooks } = await findIntegration(call);
  for (const webhook of webhooks) await call('DELETE', `webhooks/${webhook.id}/`);
  const webhook = { event: 'site.changed', target_url: address, name: 'Publish the site', secret, integration_id: id };
  await call('POST', 'webhooks/', { webhooks: [webhook] });
}

async function findIntegration(call: CallAdmin) {
  const fields = '?include=api_keys,webhooks';
  const { integrations } = integrationsSchema.parse(await call('GET', `integrations/${fields}&limit=all`));
  const found = integrations.find(({ name }) => name === INTEGRATION);
  if (found) return found;
  const made = await call('POST', `integrations/${fields}`, { integrations: [{ name: INTEGRATION }] });
  const [integration] = integrationsSchema.parse(made).integrations;
  if (!integration) throw new Error('Ghost made no integration.');
  return integration;
}

function contentKeyOf({ api_keys }: z.infer<typeof integrationSchema>) {
  const key = api_keys.find(({ type }) => type === 'content');
  if (!key)
    throw new Error(`The integration ${INTEGRATION} in Ghost has no Content API key: run npm run ghost -- --reset.`);
  return key;
}
