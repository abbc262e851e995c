/** The keys that the fakes accept. They are no secrets; the real ones are public, too. */
export const fakeSettings = {
  /** 26 lowercase hex characters: Ghost's client refuses any other form. */
  ghostContentKey: '0123456789abcdef0123456789',
  chatWebsiteToken: 'fake-website-token',
  /** The blog in the addresses of the committed articles. The fake replaces it by its own origin. */
  snapshotBlogOrigin: 'https://blog.company.example',
} as const;
