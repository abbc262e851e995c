/** A blog service as messages name it and the posts' source is noted: host, port and folder, 'example.com/blog'. */
export function blogHost(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/+$/, '');
}
