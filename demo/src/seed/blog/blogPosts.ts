import type { SeedPost } from '@hogar/platform/blog/seedBlog.ts'
import type { Language } from '@hogar/platform/language.ts'
import { text } from '@hogar/platform/language.ts'
import { SCENES_FOLDER } from '@hogar/platform/pictures/pictureSource.ts'
import type { RoomSceneName } from '../../pictures/scenes/roomScenes.ts'
import { picturePath } from '../documents/products/mediaGallery.ts'
import { planCatalogue } from '../plan/planCatalogue.ts'
import { type ArticleTexts, articleHtml } from './articleHtml.ts'
import { housewarmingGifts } from './posts/housewarmingGifts.ts'
import { mattressFirmness } from './posts/mattressFirmness.ts'
import { measureSofa } from './posts/measureSofa.ts'
import { payingLate } from './posts/payingLate.ts'
import { rightTable } from './posts/rightTable.ts'
import { rootSample } from './posts/rootSample.ts'
import { screenByDistance } from './posts/screenByDistance.ts'
import { smallBedroom } from './posts/smallBedroom.ts'
import { sofaFabrics } from './posts/sofaFabrics.ts'
import { stainsByFabric } from './posts/stainsByFabric.ts'
import { studentRoom } from './posts/studentRoom.ts'
import { terraceDraft } from './posts/terraceDraft.ts'
import { whatCatMeans } from './posts/whatCatMeans.ts'
import { woodCare } from './posts/woodCare.ts'

const EDITOR = {
  name: 'Lucía Herrera',
  role: text('Editora de interiores', 'Redakteurin für Einrichtung', 'Redattrice di interni'),
}
const WORKSHOP = {
  name: 'Tomás Aguilar',
  role: text('Taller y materiales', 'Werkstatt und Materialien', 'Laboratorio e materiali'),
}
const MONEY = {
  name: 'Irene Salgado',
  role: text('Crédito y presupuestos', 'Kredit und Budget', 'Credito e budget'),
}

/** Subject of a post's picture: a product in its room, or one of the editorial rooms. */
type PostPicture = Readonly<{ sku: string } | { scene: RoomSceneName }>

type PlannedPost = Readonly<{
  id: number
  texts: ArticleTexts
  author: SeedPost['author']
  picture: PostPicture
  categoryIds: readonly number[]
  /** Products that the text speaks of; a store leaves out those that it does not sell. */
  skus: readonly string[]
  /** Days between the publication and the first day of the seed's month. */
  daysBefore: number
  storeIds?: readonly number[]
  enabled?: boolean
}>

const EVERYWHERE = [0]
const MAIN = [5]
const VIU = [2]

const PLANNED: readonly PlannedPost[] = [
  { id: 1, texts: measureSofa, author: EDITOR, picture: { sku: 'ESQUINERA-LISBOA' }, categoryIds: [2], skus: ['SOFA-OSLO', 'SOFA-TULUM', 'PUFF-OSLO', 'SOFA-CAMA-BRUMA'], daysBefore: 25 },
  { id: 2, texts: sofaFabrics, author: WORKSHOP, picture: { sku: 'SOFA-OSLO' }, categoryIds: [2, 4], skus: ['SOFA-OSLO', 'SOFA-LISBOA', 'SILLON-OSLO', 'SILLON-MAREA'], daysBefore: 18 },
  { id: 3, texts: rightTable, author: EDITOR, picture: { scene: 'dining-room' }, categoryIds: [2], skus: ['MESA-REDONDA-GINKGO', 'SILLA-ENCINAR', 'LAMPARA-COLGANTE-FARO', 'MESA-COMEDOR-ENCINAR'], daysBefore: 39 },
  { id: 4, texts: mattressFirmness, author: EDITOR, picture: { sku: 'COLCHON-NUBE' }, categoryIds: [3], skus: ['COLCHON-ESPUMA-NUBE', 'COLCHON-NUBE', 'ALMOHADA-NUBE', 'COLCHON-ESPUMA-CALMA'], daysBefore: 60 },
  { id: 5, texts: smallBedroom, author: EDITOR, picture: { sku: 'CAMA-LUNA' }, categoryIds: [3], skus: ['CABECERA-ESTELA', 'CAJA-ORDEN', 'ARBOTANTE-FARO', 'REPISA-ORDEN'], daysBefore: 11, storeIds: [0, 2] },
  { id: 6, texts: stainsByFabric, author: WORKSHOP, picture: { sku: 'MESA-CENTRO-OSLO' }, categoryIds: [4], skus: ['ASPIRADORA-GLACIAR', 'SOFA-BRUMA', 'ASPIRADORA-ALISIO'], daysBefore: 46 },
  { id: 7, texts: woodCare, author: WORKSHOP, picture: { sku: 'COMODA-LUNA' }, categoryIds: [4], skus: ['COMODA-LUNA', 'MESA-CENTRO-OSLO', 'APARADOR-ENCINAR'], daysBefore: 67, storeIds: MAIN },
  { id: 8, texts: whatCatMeans, author: MONEY, picture: { sku: 'ESCRITORIO-PLUMA' }, categoryIds: [5], skus: [], daysBefore: 32, storeIds: MAIN },
  { id: 9, texts: payingLate, author: MONEY, picture: { sku: 'APARADOR-ENCINAR' }, categoryIds: [5], skus: [], daysBefore: 53, storeIds: MAIN },
  { id: 10, texts: screenByDistance, author: WORKSHOP, picture: { sku: 'PANTALLA-NOVA' }, categoryIds: [2], skus: ['PANTALLA-NOVA', 'PANTALLA-PULSAR', 'SOPORTE-TV-NOVA', 'BARRA-SONIDO-NOVA'], daysBefore: 4 },
  { id: 11, texts: studentRoom, author: EDITOR, picture: { sku: 'ESCRITORIO-COMPAS' }, categoryIds: [3], skus: ['ESCRITORIO-COMPAS', 'SILLA-LINDAU', 'LAMPARA-MESA-LUCERO', 'REPISA-ORDEN', 'CAJA-ORDEN', 'SABANAS-CALMA', 'VELA-TALAVERA'], daysBefore: 7, storeIds: VIU },
  { id: 12, texts: housewarmingGifts, author: EDITOR, picture: { sku: 'VAJILLA-COMAL' }, categoryIds: [2], skus: ['VELA-TALAVERA', 'VAJILLA-SAZON', 'CAFETERA-COMAL', 'BATERIA-COCINA-COMAL'], daysBefore: -61 },
  { id: 13, texts: terraceDraft, author: EDITOR, picture: { scene: 'terrace' }, categoryIds: [2], skus: ['HAMACA-PALAPA', 'SILLA-JARDIN-BAHIA'], daysBefore: 2, enabled: false },
  { id: 14, texts: rootSample, author: EDITOR, picture: { scene: 'living-room' }, categoryIds: [1], skus: [], daysBefore: 81 },
] // prettier-ignore

/** Hour of publication, in UTC: noon in Mexico City. */
const HOUR = 18
const LANGUAGES: readonly Language[] = ['es', 'de', 'it']

/** The posts of the blog, dated around the month of `now`: one of them is still to come, one is a draft. */
export function blogPosts(now: Date): readonly SeedPost[] {
  return PLANNED.map(({ id, texts, picture, skus, daysBefore, storeIds = EVERYWHERE, enabled = true, ...post }) => {
    const publishDate = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1 - daysBefore, HOUR))
    const written = LANGUAGES.flatMap((language) => {
      const article = texts[language]
      return article === undefined ? [] : [[language, { ...article, content: articleHtml(article.body) }] as const]
    })
    return {
      ...post,
      id,
      enabled,
      storeIds,
      publishDate,
      updatedAt: publishDate,
      image: 'scene' in picture ? `${SCENES_FOLDER}${picture.scene}.jpg` : roomPicture(picture.sku),
      relatedSkus: skus,
      texts: Object.fromEntries(written),
    }
  })
}

/** Returns the picture of a product in its room. */
function roomPicture(sku: string): string {
  const product = planCatalogue().products.find((planned) => planned.sku === sku)
  if (product === undefined) throw new Error(`No product ${sku}`)
  return picturePath(product.variants[0], 'room')
}
