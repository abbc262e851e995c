import { namesIn } from './load-settings';

test('every name in a .env file is found, except in comments', () => {
  const contents = '# A_COMMENT=1\nSITE_URL=https://a.example/?a=b\n export NEXT_PUBLIC_LOGIN_URL = x\n\nEMPTY=\n';
  expect(namesIn(contents)).toEqual(['SITE_URL', 'NEXT_PUBLIC_LOGIN_URL', 'EMPTY']);
});
