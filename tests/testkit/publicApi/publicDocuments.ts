import type { Document } from '@hogar/gateway/testing/productDocuments.ts'

const VISIBLE = { status: 1, visibility: 4, tax_class_id: '2' }

function product(id: number, name: string, extra: Document = {}): Document {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${id}`
  return {
    id,
    sku: `P-${id}`,
    name,
    type_id: 'simple',
    ...VISIBLE,
    slug,
    url_key: slug,
    url_path: `salas/${slug}.html`,
    price: 80,
    final_price: 80,
    image: `/p/${id}.jpg`,
    category_ids: [10, 11],
    category: [{ category_id: 11, name: 'Sillones', position: id }],
    color: 52,
    updated_at: `2020-01-${String((id % 27) + 1).padStart(2, '0')} 10:00:00`,
    description: `<p>${name}</p>`,
    stock: { is_in_stock: true, qty: 5, manage_stock: true },
    ...extra,
  }
}

const CHILDREN = [
  {
    id: 21,
    sku: 'SOFA-GRY',
    color: 52,
    name: 'Sofa Oslo gris',
    price: 140,
    final_price: 140,
    status: 1,
    tax_class_id: '2',
  },
  {
    id: 22,
    sku: 'SOFA-BLU',
    color: 50,
    name: 'Sofa Oslo azul',
    price: 160,
    final_price: 160,
    status: 1,
    tax_class_id: '2',
  },
]

const SOFA = product(20, 'Sofa Oslo', {
  sku: 'SOFA',
  type_id: 'configurable',
  price: 140,
  final_price: 140,
  color: undefined,
  color_options: [52, 50],
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      position: 0,
      values: [
        { value_index: 52, label: 'Gris' },
        { value_index: 50, label: 'Azul' },
      ],
    },
  ],
  configurable_children: CHILDREN,
})

function category(
  id: number,
  name: string,
  { parentId, level }: Readonly<{ parentId: number; level: number }>,
): Document {
  const slug = `${name.toLowerCase()}-${id}`
  return {
    id,
    parent_id: parentId,
    name,
    level,
    is_active: true,
    position: id,
    product_count: 8,
    slug,
    url_key: slug,
    url_path: level === 2 ? 'salas' : `salas/${name.toLowerCase()}`,
    children_count: 1,
  }
}

/** Documents of a small shop, by entity, as importers of the public stack write them. */
export function publicDocuments(): Record<string, Document[]> {
  return {
    product: [
      product(1, 'Lampara de mesa', { price: 40, final_price: 40, color: 50, special_price: 40 }),
      product(2, 'Mesa de centro', { price: 90, final_price: 90 }),
      product(3, 'Silla de roble', { price: 200, final_price: 200 }),
      SOFA,
    ],
    category: [
      category(2, 'Tienda', { parentId: 1, level: 1 }),
      category(10, 'Salas', { parentId: 2, level: 2 }),
      category(11, 'Sillones', { parentId: 10, level: 3 }),
    ],
    attribute: [
      {
        id: 93,
        attribute_id: 93,
        attribute_code: 'color',
        frontend_input: 'select',
        frontend_label: 'Color',
        is_user_defined: true,
        is_visible: true,
        is_visible_on_front: true,
        is_filterable: true,
        options: [
          { label: 'Azul', value: '50' },
          { label: 'Gris', value: '52' },
        ],
      },
    ],
    taxrule: [
      {
        id: 1,
        code: 'IVA',
        customer_tax_class_ids: [3],
        product_tax_class_ids: [2],
        tax_rates_ids: [1],
        rates: [{ id: 1, tax_country_id: 'MX', tax_region_id: 0, tax_postcode: '*', rate: 16, code: 'MX' }],
      },
    ],
    cms_page: [
      {
        id: 5,
        page_id: 5,
        identifier: 'aviso',
        title: 'Aviso',
        content: '<h1>Aviso</h1>',
        is_active: true,
        active: true,
        store_id: [0],
      },
    ],
    cms_block: [],
    review: [
      {
        id: 351,
        product_id: 20,
        title: 'Muy bueno',
        detail: 'Firme y amplio',
        nickname: 'Eva',
        ratings: [{ rating_name: 'Rating', percent: 80, value: 4 }],
        review_status: 1,
        created_at: '2020-01-23 15:30:04',
      },
      {
        id: 353,
        product_id: 20,
        title: 'Sigue bueno',
        detail: 'Un año después',
        nickname: 'Eva',
        ratings: [{ rating_name: 'Rating', percent: 100, value: 5 }],
        review_status: 1,
        created_at: '2021-01-23 15:30:04',
      },
      {
        id: 352,
        product_id: 20,
        title: 'En espera',
        detail: 'Sin revisar',
        nickname: 'Leo',
        ratings: [],
        review_status: 2,
        created_at: '2020-01-24 15:30:04',
      },
    ],
  }
}
