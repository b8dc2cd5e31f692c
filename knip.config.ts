import type { KnipConfig } from 'knip'

/** What may stand without an importer: entries that Node, Vite or a test runner start. */
const config: KnipConfig = {
  ignore: ['**/__generated__/**'],
  workspaces: {
    '.': { entry: ['scripts/{start,dev,test,check,generate}.ts'], project: ['scripts/**/*.ts'] },
    schema: { project: ['**/*.ts'] },
    gateway: { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    platform: { entry: ['src/main.ts', 'src/import/main.ts'], project: ['src/**/*.ts'] },
    web: {
      entry: ['server/main.ts', 'build.ts', 'src/entryClient.tsx', 'src/entryServer.tsx', 'src/serviceWorker.ts'],
      project: ['{src,server,i18n}/**/*.{ts,tsx}'],
    },
    tests: { project: ['**/*.ts'] },
    bench: { entry: ['run.ts'], project: ['**/*.ts'] },
  },
}

export default config
