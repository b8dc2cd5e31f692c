import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { SeedBlogCategory } from '@hogar/platform/blog/seedBlog.ts'

const EVERYWHERE = [0]
const MAIN = [5]

type Words = Readonly<{ name: Text; description: Text }>

function category(id: number, storeIds: readonly number[], { name, description }: Words): SeedBlogCategory {
  const texts = {
    es: { name: name.es, description: description.es },
    de: { name: name.de, description: description.de },
    it: { name: name.it, description: description.it },
  }
  return { id, enabled: true, storeIds, position: id, texts }
}

/** Categories of the blog, in their order. The first is the root, which no store shows. */
export const blogCategories: readonly SeedBlogCategory[] = [
  category(1, EVERYWHERE, {
    name: text('Raíz', 'Wurzel', 'Radice'),
    description: text('Todo el blog.', 'Das ganze Magazin.', 'Tutto il blog.'),
  }),
  category(2, EVERYWHERE, {
    name: text('Sala y comedor', 'Wohnen und Essen', 'Soggiorno e pranzo'),
    description: text(
      'Medidas, materiales y acomodos para los cuartos donde se vive.',
      'Maße, Materialien und Ideen für die Räume, in denen gelebt wird.',
      'Misure, materiali e idee per le stanze in cui si vive.',
    ),
  }),
  category(3, EVERYWHERE, {
    name: text('Recámara', 'Schlafzimmer', 'Camera da letto'),
    description: text(
      'Dormir mejor y guardar más, también en pocos metros.',
      'Besser schlafen und mehr verstauen, auch auf wenigen Metern.',
      'Dormire meglio e riporre di più, anche in pochi metri.',
    ),
  }),
  category(4, EVERYWHERE, {
    name: text('Cuidado y limpieza', 'Pflege und Reinigung', 'Cura e pulizia'),
    description: text(
      'Para que los muebles duren lo que deben durar.',
      'Damit Möbel so lange halten, wie sie sollen.',
      'Perché i mobili durino quanto devono.',
    ),
  }),
  category(5, MAIN, {
    name: text('Tu dinero', 'Dein Geld', 'I tuoi soldi'),
    description: text(
      'Crédito, pagos y presupuestos, con los números completos.',
      'Budgets und Preise, mit allen Zahlen.',
      'Budget e prezzi, con tutti i numeri.',
    ),
  }),
]
