import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'

const ROOT = import.meta.dirname
const COMPILER = join(ROOT, '../node_modules/.bin/relay-compiler')

/** Replaces every `graphql` tag by an import of its artefact. Only files with a tag go through Babel. */
const relayTags = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [
      [
        join(ROOT, 'node_modules/babel-plugin-relay'),
        { eagerEsModules: true, artifactDirectory: join(ROOT, 'src/__generated__') },
      ],
    ],
  }),
  rolldown: { filter: { code: /graphql`/ } },
})

/** Vite and Vitest plugins for Relay: tags, and artefacts that follow an edit. */
export function relay(): PluginOption[] {
  return [babel({ presets: [relayTags] }), compileOnSave()]
}

/**
 * Runs the compiler when a file with a tag is saved, before Vite determines what to replace. The compiler's own watch
 * mode needs watchman; a full run is fast enough.
 */
function compileOnSave(): PluginOption {
  return {
    name: 'hogar-relay-compiler',
    hotUpdate: {
      order: 'pre',
      async handler({ file }) {
        if (this.environment.name !== 'client' || !/\.tsx?$/.test(file) || file.includes('__generated__')) return
        if (!(await readFile(file, 'utf8').catch(() => '')).includes('graphql`')) return
        await promisify(execFile)(COMPILER, ['--output', 'quiet-with-errors'], { cwd: ROOT }).catch((error: Error) =>
          this.environment.logger.error(error.message),
        )
      },
    },
  }
}
