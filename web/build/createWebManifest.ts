import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import type { WebManifest } from '../server/renderer/webManifest.ts'
import { AREAS } from '../i18n/areas.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { type ViteManifest, chunkClosure } from './viteManifest.ts'

const ENTRY = 'src/entryClient.tsx'
/** Files of routes, and of page parts that share an address. */
const PAGE_FILE = /^src\/(?:\w+\/)+\w+(?:Route|Page)\.tsx$/

type ManifestOptions = Readonly<{ vite: ViteManifest; buildId: string; root: string }>

/** Returns the manifest of a build for the server: the files that a page needs, by route, store and language. */
export function createWebManifest({ vite, buildId, root }: ManifestOptions): WebManifest {
  const url = (file: string) => `/${file}`
  const entryKeys = chunkClosure(vite, ENTRY)
  const filesOf = (source: string) => {
    const keys = chunkClosure(vite, source).filter((key) => !entryKeys.includes(key))
    return {
      modules: keys.flatMap((key) => vite[key]?.file ?? []).map(url),
      styles: keys.flatMap((key) => vite[key]?.css ?? []).map(url),
    }
  }
  const messagesOf = (name: string) => filesOf(`src/i18n/__generated__/${name}.ts`).modules
  const routes = Object.keys(vite).filter((key) => PAGE_FILE.test(key) && vite[key]?.isDynamicEntry)
  const [entry, ...modules] = entryKeys.flatMap((key) => vite[key]?.file ?? []).map(url)
  if (!entry) throw new Error('The build has no entry')
  return {
    build: buildId,
    entry,
    modules,
    styles: entryKeys.flatMap((key) => vite[key]?.css ?? []).map(url),
    fonts: Object.fromEntries(STORES.map(({ code }) => [code, fontsOfTheme(root, code, builtFonts(vite)).map(url)])),
    messages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          modules: messagesOf(language),
          areas: Object.fromEntries(Object.keys(AREAS).map((area) => [area, messagesOf(`${language}.${area}`)])),
        },
      ]),
    ),
    routes: Object.fromEntries(routes.map((key) => [key, filesOf(key)])),
  }
}

function builtFonts(vite: ViteManifest): string[] {
  return [...new Set(Object.values(vite).flatMap(({ file, assets }) => [file, ...assets]))].filter((file) =>
    file.endsWith('.woff2'),
  )
}

/** Returns the built font files that a theme's sheet imports. */
function fontsOfTheme(root: string, code: string, fonts: readonly string[]): string[] {
  const folder = join(root, 'src/design/themes')
  const theme = readFileSync(join(folder, `${code}.css`), 'utf8')
  const faces = [...theme.matchAll(/@import\s+['"](.+?)['"]/g)].map(([, path = '']) =>
    readFileSync(join(folder, path), 'utf8'),
  )
  const names = faces.flatMap((face) => [...face.matchAll(/\/([\w-]+)\.woff2/g)].map(([, name = '']) => name))
  return names.flatMap((name) => fonts.find((font) => font.includes(`/${name}-`)) ?? [])
}
