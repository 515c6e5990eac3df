/**
 * Variables of the server that contain secrets: certain settings, and any variable with PASSWORD or SECRET in its name.
 */
const SECRET = /^(DATABASE_URL|SMTP_URL)$|PASSWORD|SECRET/i;

/**
 * Removes the server's secrets from an environment, so that the steps before the start do not inherit them. Settings of
 * npm stay, because the installation may need them.
 * @param {Record<string, string | undefined>} environment
 */
export function deleteSecrets(environment) {
  for (const name of Object.keys(environment)) {
    if (SECRET.test(name) && !/^npm_/i.test(name)) delete environment[name];
  }
}
