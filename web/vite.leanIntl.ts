import type { Plugin } from 'vite'

/** Formatting functions that no page uses. */
const UNUSED = [
  'formatNumberToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDateToParts',
  'formatTime',
  'formatDateTimeRange',
  'formatTimeToParts',
  'formatPlural',
  'formatList',
  'formatListToParts',
  'formatDisplayName',
]

/**
 * Edits of each library as one file: code that keeps a bundler from removing unused exports, and its replacement.
 * Names set on components, and formatting functions bound at load time, count as used.
 */
const EDITS: ReadonlyArray<Readonly<{ file: RegExp; find: RegExp; replacement: string }>> = [
  { file: /\/react-intl\/index\.js$/, find: /^\w+\.displayName = .+;$/gm, replacement: '' },
  {
    file: /\/react-intl\/index\.js$/,
    find: /= (?=createFormatted\w+\("|React\.(?:memo|createContext)\()/g,
    replacement: '= /* @__PURE__ */ ',
  },
  {
    file: /\/@formatjs\/intl\/index\.js$/,
    find: new RegExp(`^\\s+(?:${UNUSED.join('|')}): .+$`, 'gm'),
    replacement: '',
  },
]

/**
 * Removes the parts of react-intl that this storefront does not use. Fails when the library's source no longer
 * matches.
 */
export function leanIntl(): Plugin {
  return {
    name: 'hogar-lean-intl',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: EDITS.map(({ file }) => file) },
      handler(code, id) {
        return EDITS.filter(({ file }) => file.test(id)).reduce((edited, { find, replacement }) => {
          if (edited.search(find) === -1) this.error(`${id} has changed: ${find} finds nothing`)
          return edited.replace(find, replacement)
        }, code)
      },
    },
  }
}
