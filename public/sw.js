// An earlier site at this address may have left a service worker, which shows that site from its cache. Browsers ask for a worker's
// file again at each visit, and this one takes its place: it empties the cache, removes itself and loads the open pages again. So each
// is loaded once, because from then on no worker is there.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
