/**
 * The one home of what the local stand-ins accept. None of it is a secret: the values mean something only to the
 * stand-ins, and the real ones are public configuration too.
 */
export const standInSettings = {
  ports: { site: 3000, standIns: 3001 },
  mail: {
    publicKey: 'stand-in-public-key',
    serviceId: 'service_stand_in',
    templateId: 'template_stand_in',
  },
  /** 26 lowercase hex characters: Ghost's client refuses any other form before it sends anything. */
  ghostContentKey: '0123456789abcdef0123456789',
  chatWebsiteToken: 'stand-in-website-token',
  /** Where the committed articles say they live; the stand-in answers with its own origin in its place. */
  snapshotBlogOrigin: 'https://blog.dohtech.example',
} as const;
