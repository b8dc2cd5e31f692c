import type { KnipConfig } from 'knip'

/** What may stand without an importer: entries that Node, Vite or a test runner start by name. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/{start,dev,test,check,generate}.ts'],
      project: ['scripts/**/*.ts'],
      // Started as commands by scripts/.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'relay-compiler'],
    },
    schema: { project: ['**/*.ts'] },
    gateway: { project: ['src/**/*.ts'] },
    platform: { project: ['src/**/*.ts'] },
    demo: { project: ['src/**/*.ts'] },
    web: {
      // The lint rules are loaded by oxlint.
      entry: ['build.ts', 'build/lint/plugin.ts'],
      project: ['{src,server,i18n,build}/**/*.{ts,tsx}'],
      // Named in style sheets, in Babel's options, and as a command.
      ignoreDependencies: ['@fontsource-variable/.+', 'babel-plugin-relay', '@formatjs/cli'],
    },
    tests: {
      // Named in settings of processes that suites start.
      entry: ['outage/smallPlatform.ts', 'testkit/servers/{plainCatalogue,drawPlainly}.ts'],
      project: ['**/*.ts'],
      // Named in a setting of the generator.
      ignoreDependencies: ['@graphql-codegen/client-preset'],
      ignoreBinaries: ['mount', 'umount'],
    },
    'bench/mercurius': { entry: ['server.ts'], project: ['**/*.ts'] },
    bench: {
      entry: [
        'gateway/peers/{apollo,restEndpoint,yoga,yogaByHand}.ts',
        'gateway/restReplay.ts',
        'storefront/floor/entry.tsx',
      ],
      // What `bench/mercurius` imports of it is resolved there.
      ignore: ['mercurius/**'],
      project: ['**/*.{ts,tsx}'],
    },
  },
}

export default config
