/** What a brand puts into its window. Scenes are the wide room pictures of the image service. */
type StoreWindow = Readonly<{
  scene: string
  editorialScene: string
  title: string
  text: string
  /** Which department the room belongs to, counted in the menu from 0; the first one where the menu is shorter. */
  department: number
  editorialDepartment: number
}>

const HOGAR: StoreWindow = {
  scene: 'living-room',
  editorialScene: 'dining-room',
  title: 'home.heroHogarTitle',
  text: 'home.heroHogarText',
  department: 0,
  editorialDepartment: 1,
}

const WINDOWS: Readonly<Record<string, StoreWindow>> = {
  hogar: HOGAR,
  viu: {
    scene: 'bedroom',
    editorialScene: 'terrace',
    title: 'home.heroViuTitle',
    text: 'home.heroViuText',
    department: 2,
    editorialDepartment: 7,
  },
  mavi: {
    scene: 'dining-room',
    editorialScene: 'bedroom',
    title: 'home.heroMaviTitle',
    text: 'home.heroMaviText',
    department: 1,
    editorialDepartment: 2,
  },
  de: {
    scene: 'living-room',
    editorialScene: 'bedroom',
    title: 'home.heroDeTitle',
    text: 'home.heroDeText',
    department: 0,
    editorialDepartment: 2,
  },
  it: {
    scene: 'terrace',
    editorialScene: 'dining-room',
    title: 'home.heroItTitle',
    text: 'home.heroItText',
    department: 7,
    editorialDepartment: 1,
  },
}

/** The window of a store; the main brand's for a store that has none of its own. */
export function storeWindow(code: string): StoreWindow {
  return WINDOWS[code] ?? HOGAR
}
