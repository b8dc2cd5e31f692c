/** Content of a brand's home page. Scenes are the wide room pictures of the image service. */
type StoreWindow = Readonly<{
  scene: string
  editorialScene: string
  title: string
  text: string
  /** Links of the departments that the rooms belong to. A store without such a department shows no room. */
  department: string
  editorialDepartment: string
}>

const HOGAR: StoreWindow = {
  scene: 'living-room',
  editorialScene: 'dining-room',
  title: 'home.heroHogarTitle',
  text: 'home.heroHogarText',
  department: '/salas',
  editorialDepartment: '/comedor',
}

const WINDOWS: Readonly<Record<string, StoreWindow>> = {
  hogar: HOGAR,
  viu: {
    scene: 'bedroom',
    editorialScene: 'terrace',
    title: 'home.heroViuTitle',
    text: 'home.heroViuText',
    department: '/recamara',
    editorialDepartment: '/jardin-y-terraza',
  },
  mavi: {
    scene: 'dining-room',
    editorialScene: 'bedroom',
    title: 'home.heroMaviTitle',
    text: 'home.heroMaviText',
    department: '/comedor',
    editorialDepartment: '/recamara',
  },
  de: {
    scene: 'living-room',
    editorialScene: 'bedroom',
    title: 'home.heroDeTitle',
    text: 'home.heroDeText',
    department: '/wohnzimmer',
    editorialDepartment: '/schlafzimmer',
  },
  it: {
    scene: 'terrace',
    editorialScene: 'dining-room',
    title: 'home.heroItTitle',
    text: 'home.heroItText',
    department: '/giardino-e-terrazza',
    editorialDepartment: '/sala-da-pranzo',
  },
}

/** Returns the home content of a store; the main brand's for a store without its own. */
export function storeWindow(code: string): StoreWindow {
  return WINDOWS[code] ?? HOGAR
}
