/**
 * The one home of what the local fakes accept. None of it is a secret: the values mean something only to the
 * fakes, and the real ones are public configuration too.
 */
export const fakeSettings = {
  ports: { site: 3000, fakes: 3001 },
  mail: {
    publicKey: 'fake-public-key',
    serviceId: 'service_stand_in',
    templateId: 'template_stand_in',
  },
  /** 26 lowercase hex characters: Ghost's client refuses any other form before it sends anything. */
  ghostContentKey: '0123456789abcdef0123456789',
  chatWebsiteToken: 'fake-website-token',
  /** Where the committed articles say they live; the fake answers with its own origin in its place. */
  snapshotBlogOrigin: 'https://blog.dohtech.example',
} as const;
