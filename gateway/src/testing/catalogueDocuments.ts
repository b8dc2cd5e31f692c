import { type Document, GONE, KIT, LAMP, PLAN, SERVICE, SET, SOFA, SOFA_CHILD, simple } from './productDocuments.ts'

export const CATEGORIES: readonly Document[] = [
  {
    id: 2,
    parent_id: 1,
    name: 'Todo',
    level: 1,
    position: 0,
    is_active: true,
    product_count: 200,
    slug: 'todo-2',
    url_path: 'todo',
  },
  {
    id: 10,
    parent_id: 2,
    name: 'Salas',
    level: 2,
    position: 2,
    is_active: true,
    product_count: 120,
    slug: 'salas-10',
    url_key: 'salas',
    url_path: 'salas',
  },
  {
    id: 11,
    parent_id: 10,
    name: 'Sofás',
    level: 3,
    position: 1,
    is_active: true,
    product_count: 60,
    slug: 'sofas-11',
    url_key: 'sofas',
    url_path: 'salas/sofas',
    image: '/c/sofas.jpg',
  },
  {
    id: 12,
    parent_id: 2,
    name: 'Comedor',
    level: 2,
    position: 1,
    is_active: true,
    product_count: 3,
    slug: 'comedor-12',
    url_path: 'comedor',
    url_link: 'https://example.mx/comedor',
    description: '<p onclick="x()">Hola</p>',
  },
]

const ATTRIBUTES: readonly Document[] = [
  {
    attribute_id: 93,
    attribute_code: 'color',
    default_frontend_label: 'Color',
    is_visible: true,
    is_visible_on_front: '0',
    options: [
      { label: ' ', value: '' },
      { label: 'Azul', value: '50', swatch: { type: 1, value: '#0000FF' } },
    ],
  },
  {
    attribute_id: 200,
    attribute_code: 'style',
    default_frontend_label: 'Estilo',
    is_visible: true,
    is_visible_on_front: '1',
    options: [{ label: 'Industrial', value: '301' }],
  },
  {
    attribute_id: 201,
    attribute_code: 'series',
    default_frontend_label: 'Serie',
    is_visible: true,
    is_visible_on_front: '0',
    is_filterable: true,
    options: [{ label: 'Siena', value: '801' }],
  },
]

export const TAX_RULES: readonly Document[] = [
  {
    id: 2,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ tax_country_id: 'MX', tax_region_id: 0, rate: 16 }],
  },
]

const CMS_PAGES: readonly Document[] = [
  {
    id: 3,
    identifier: 'aviso',
    title: 'Aviso',
    store_id: [0],
    active: true,
    content: '<h1>Aviso</h1><script>alert(1)</script>',
  },
  { id: 4, identifier: 'otro', title: 'Otro', store_id: [2], active: true, content: 'x' },
]

const CMS_BLOCKS: readonly Document[] = [
  { id: 1, identifier: 'pie', title: 'Pie', store_id: [0], active: true, content: '<p>Pie</p><script>x()</script>' },
  { id: 2, identifier: 'ajeno', title: 'Ajeno', store_id: [2], active: true, content: 'x' },
]

/** The whole shop, a copy for each test to change: 120 simple products and one of each other kind. */
export function shopDocuments(): Record<string, Document[]> {
  const many = Array.from({ length: 120 }, (_, index) => simple(index + 1))
  return structuredClone({
    product: [...many, SOFA, SOFA_CHILD, LAMP, KIT, SET, SERVICE, PLAN, GONE],
    category: [...CATEGORIES],
    attribute: [...ATTRIBUTES],
    taxrule: [...TAX_RULES],
    cms_page: [...CMS_PAGES],
    cms_block: [...CMS_BLOCKS],
  })
}
