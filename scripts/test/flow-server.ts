const site = Number(process.env.FLOWS_PORT ?? 4310);

/** The ports of the browser flows. `npm start` uses others, so both can run at once. FLOWS_PORT changes both ports. */
export const testPorts = { site, fakes: site + 1 } as const;

const isServedHere = process.env.FLOWS_URL === undefined;

/** The site that the browser flows visit. `FLOWS_URL=http://localhost:8080` runs them against another host. */
export const testedSite = process.env.FLOWS_URL ?? `http://localhost:${testPorts.site}`;

/** Playwright's `webServer` setting: serves the export with the local fakes. */
export const flowServer = {
  command: `node --import tsx scripts/preview/main.ts --port ${testPorts.site} --fakes-port ${testPorts.fakes}${isServedHere ? '' : ' --no-site'}`,
  url: isServedHere ? testedSite : `http://localhost:${testPorts.fakes}/__inbox.json`,
  reuseExistingServer: false,
};
