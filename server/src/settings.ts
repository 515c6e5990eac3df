import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** What the environment may say. An empty variable counts as absent. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().max(255).default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /./ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  DATA_DIR: z.string().max(1000).optional(),
  COURSES_DIR: z.string().max(1000).optional(),
  TRANSLATIONS_DIR: z.string().max(1000).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: z.string().max(1000).optional(),
});

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Address of an existing PostgreSQL; without it the server runs its own. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Folder of the server's own PostgreSQL; without it, `.data` in the project. */
  readonly dataFolder: string | undefined;
  /** Folders of compiled courses and of their words; without them, those of the project. */
  readonly coursesFolder: string | undefined;
  readonly translationsFolder: string | undefined;
  readonly logLevel: string;
  /** Addresses of the proxies whose `X-Forwarded-*` headers count; none by default. */
  readonly trustedProxies: readonly string[];
};

export type ParsedSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the settings from environment variables. Problems name the variable: `PORT: expected number`. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): ParsedSettings {
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { ok: false, problems };
  }
  const found = parsed.data;
  return {
    ok: true,
    settings: {
      port: found.PORT,
      host: found.HOST,
      databaseUrl: found.DATABASE_URL,
      databaseConnections: found.DATABASE_CONNECTIONS,
      dataFolder: found.DATA_DIR,
      coursesFolder: found.COURSES_DIR,
      translationsFolder: found.TRANSLATIONS_DIR,
      logLevel: found.LOG_LEVEL ?? (found.NODE_ENV === 'production' ? 'info' : 'warn'),
      trustedProxies: (found.TRUST_PROXY ?? '')
        .split(',')
        .map((address) => address.trim())
        .filter((address) => address !== ''),
    },
  };
}
