import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { vendorScripts } from '@/lib/config/vendors';
import { fullConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { redirectPages, withPolicy, writeDelivery } from './write-delivery';

const rules = deliveryRules(fullConfig);

test('the policy comes before everything it applies to, without directives that only a header may have', () => {
  const source = '<!DOCTYPE html><html><head><link rel="icon" href="/i.svg"><meta charset="utf-8"></head></html>';
  const html = withPolicy(source, rules);
  expect(html).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><link/,
  );
  expect(html.match(/charset/g)).toHaveLength(1);
  expect(html).toContain(`script-src 'self' ${vendorScripts(fullConfig)[0]}`);
  expect(html).toContain("require-trusted-types-for 'script'");
  expect(html).not.toContain('frame-ancestors');
});

test('each redirect becomes a page that leads on and is not listed', () => {
  const pages = redirectPages('https://www.site.example');
  expect(Object.keys(pages)).toHaveLength(redirects.length);
  const page = pages['services/software/enterprise-development.html'] ?? '';
  const target = '/services/software/enteprise-development';
  expect(page).toContain(`content="0; url=${target}"`);
  expect(page).toContain(`<link rel="canonical" href="https://www.site.example${target}">`);
  expect(page).toContain('noindex');
});

test('only a host without headers and redirects gets the policy in its pages, and pages that redirect', async () => {
  const written = async (isPlainHost: boolean) => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'page.html'), '<head></head>');
    await writeDelivery(root, { ...fullConfig, isPlainHost }, temporaryFolder());
    return {
      hasPolicy: readFileSync(join(root, 'page.html'), 'utf8').includes('Content-Security-Policy'),
      hasRedirects: existsSync(join(root, 'services/software/enterprise-development.html')),
    };
  };
  expect(await written(true)).toEqual({ hasPolicy: true, hasRedirects: true });
  expect(await written(false)).toEqual({ hasPolicy: false, hasRedirects: false });
});
