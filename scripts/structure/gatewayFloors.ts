import { dirname, join, normalize } from 'node:path'

type Source = Readonly<{ path: string; text: string }>

/** Folders of the gateway by floor, from the ground. Every other folder is a domain: the floor between. */
const GROUND = ['parse', 'errors', 'graph']
const INFRASTRUCTURE = ['idempotency', 'limits', 'metrics', 'operations', 'session', 'cache', 'rest']
const DOMAINS_FLOOR = 2
const FLOORS: ReadonlyMap<string, number> = new Map([
  ...GROUND.map((folder) => [folder, 0] as const),
  ...INFRASTRUCTURE.map((folder) => [folder, 1] as const),
  ['plugins', 3],
  ['redirects', 3],
  ['http', 3],
  ['app', 4],
])

/** Types that describe a request to every floor. Only the app may create what they describe. */
const CONTRACTS: ReadonlySet<string> = new Set(['app/context.ts', 'app/requestScope.ts', 'env.ts', 'envTypes.ts'])

/** An import or export from another file; the first group is `type` when only types come from there. */
const IMPORT = /^(?:import|export) (type )?[^;'"]*?from '(\.[^']+)'/gm

const ROOT_FOLDER = 'gateway/src/'

/**
 * Returns a fault for each import of the gateway that goes up: from the ground (`parse`, `errors`, `graph`) to
 * infrastructure, from there to domains, then `plugins`, `redirects` and `http`, then `app` and the files of the root. A `limits.ts` holds numbers
 * alone and may be imported from everywhere, and so may the types of the context and of the environment.
 */
export function gatewayFloors({ path, text }: Source): readonly string[] {
  const own = path.slice(ROOT_FOLDER.length)
  return [...text.matchAll(IMPORT)].flatMap(([, type, specifier = '']) => {
    const target = normalize(join(dirname(path), specifier)).slice(ROOT_FOLDER.length)
    const isFree = target.startsWith('__generated__/') || target.endsWith('/limits.ts')
    if (isFree || (type !== undefined && CONTRACTS.has(target)) || floorOf(target) <= floorOf(own)) return []
    return [`${path} imports ${target}, which is a floor above: move the code down, or hand it in from the app.`]
  })
}

function floorOf(file: string): number {
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : 'app'
  return FLOORS.get(folder) ?? DOMAINS_FLOOR
}
