import { expect, test } from 'vitest';
import { deleteSecrets } from './secrets.mjs';

test('secrets of the server are deleted, variables for npm and the steps stay', () => {
  const environment = {
    DATABASE_URL: 'postgres://user:secret@host/x',
    SMTP_URL: 'smtp://user:secret@host',
    OPERATOR_PASSWORD: 'secret',
    GOOGLE_CLIENT_SECRET: 'secret',
    PATH: '/bin',
    PORT: '3000',
    HTTPS_PROXY: 'http://proxy',
    npm_config__password: 'of a registry',
  };
  deleteSecrets(environment);
  expect(Object.keys(environment)).toEqual(['PATH', 'PORT', 'HTTPS_PROXY', 'npm_config__password']);
});
