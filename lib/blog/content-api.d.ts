/** The package has no types. These are of the part that pull-posts.ts uses, as it uses it. */
declare module '@tryghost/content-api' {
  export type ContentApiRequest = {
    /** Without the query. */
    url: string;
    params: Record<string, string | number>;
    headers: Record<string, string>;
  };

  /** The list of posts as the injected request gave it, with its `meta` fastened to it. */
  export type BrowsedPosts = unknown[] & { meta?: unknown };

  export default function GhostContentAPI(options: {
    /** Without a slash at the end. */
    url: string;
    /** 26 lowercase hex characters. */
    key: string;
    version: string;
    /** `meta` must be set: without it the client unwraps a list of one post. */
    makeRequest: (request: ContentApiRequest) => Promise<{ data: { posts: unknown[]; meta: unknown } }>;
  }): {
    posts: { browse: (params: Record<string, string | number>) => Promise<BrowsedPosts> };
  };
}
