import type { Plugin } from 'vite'

/** Ways of formatting that no page asks for. */
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
 * Each library as one file: what keeps a bundler from leaving out what nobody imports, and what goes in its place.
 * Names are set on components, and every way of formatting is bound, when the file is run: that counts as being used.
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

/** Leaves out what this storefront does not use of react-intl. Fails when the library is no longer what this file knows. */
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
