/** Types for the part of the package that pull-posts.ts uses: it ships none. */
declare module '@tryghost/content-api' {
  export type ContentApiRequest = {
    /** Without the query. */
    url: string;
    params: Record<string, string | number>;
    headers: Record<string, string>;
  };

  export default function GhostContentAPI(options: {
    /** Without a slash at the end. */
    url: string;
    /** 26 lowercase hex characters. */
    key: string;
    version: string;
    /** Must return `meta`: without it the client unwraps a list of one post. */
    makeRequest: (request: ContentApiRequest) => Promise<{ data: { posts: unknown[]; meta: unknown } }>;
  }): {
    /** Resolves to the posts that `makeRequest` returned, with `meta` as a property of the array. */
    posts: { browse: (params: Record<string, string | number>) => Promise<unknown[] & { meta?: unknown }> };
  };
}
