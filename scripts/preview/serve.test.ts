import { startSite } from './serve';

test('without an export the error says how to make one', async () => {
  await expect(startSite(0, '/nowhere/out')).rejects.toThrow(
    'There is no exported site in /nowhere/out: make it with npm run build.',
  );
});
