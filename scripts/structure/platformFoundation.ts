import { dirname, join, normalize } from 'node:path'

type Source = Readonly<{ path: string; text: string }>

const ROOT_FOLDER = 'platform/src/'
/** Folders of the platform that no domain owns and that import none. */
const FOUNDATION = ['parse', 'money', 'secrets', 'http', 'tracing']
/** Folders that list parts of every domain: tables of the schema, cleaners of typed fields. */
const LISTS = ['database', 'typed']

/**
 * Returns a fault for each import that goes from the platform's foundation to a domain; type imports count. Files of the
 * root, such as `limits.ts` and `stores.ts`, may be imported from everywhere.
 */
export function platformFoundation({ path, text }: Source): readonly string[] {
  if (!FOUNDATION.includes(folderOf(path))) return []
  return [...text.matchAll(/^(?:import|export) [^;'"]*?from '(\.[^']+)'/gm)]
    .map(([, specifier = '']) => normalize(join(dirname(path), specifier)))
    .filter((target) => !['', ...FOUNDATION, ...LISTS].includes(folderOf(target)))
    .map((target) => `${path} imports ${target}, which belongs to a domain: move the code down, or hand it in.`)
}

/** Returns the first folder below `platform/src/`; an empty text for a file of the root. */
function folderOf(path: string): string {
  return /^([^/]+)\//.exec(path.slice(ROOT_FOLDER.length))?.[1] ?? ''
}
