/** Document of a small shop, in the public document format. */
export type Document = Record<string, unknown>

const VISIBLE = { status: 1, visibility: 4 }

/** A simple product. Prices are without tax. */
export function simple(id: number, extra: Document = {}): Document {
  return {
    id,
    sku: `SKU-${id}`,
    name: `Producto ${id}`,
    type_id: 'simple',
    ...VISIBLE,
    slug: `producto-${id}`,
    url_path: `salas/producto-${id}`,
    price: 100,
    final_price: 100,
    tax_class_id: '2',
    category_ids: ['10', '11'],
    image: `/p/${id}.jpg`,
    short_description: `<p>Corto ${id}</p>`,
    description: `<p>Largo ${id}</p>`,
    marca: 'Ferrando',
    ...extra,
  }
}

/** A sofa in two colours; its children are documents of their own too. */
export const SOFA: Document = {
  ...simple(500),
  sku: 'SOFA',
  name: 'Sofá Oslo',
  type_id: 'configurable',
  slug: 'sofa-oslo',
  url_path: 'salas/sofa-oslo',
  price: 0,
  final_price: 900,
  price_twelve: 87,
  price_eighteen: '58.00',
  credit_fee: 20,
  credit_price_pago_puntual: 980,
  new: '1',
  dimensions: { width: 200, height: 80, depth: 90 },
  omni_tag_1_text: 'Envío gratis',
  omni_tag_1_color: '#0b5a3c',
  style: '301',
  media_gallery: [
    { image: '/s/sofa.jpg', pos: 1, typ: 'image', lab: 'Frente', vid: null },
    { image: '/s/video.jpg', pos: 2, typ: 'external-video', lab: null, vid: { url: 'https://videos.example/abc' } },
  ],
  image: '/s/sofa.jpg',
  image_label: 'Frente',
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      position: 0,
      values: [{ value_index: 52, label: 'Gris' }, { value_index: 50 }],
    },
  ],
  configurable_children: [
    {
      id: 501,
      sku: 'SOFA-GRY',
      status: 1,
      name: 'Sofá gris',
      price: 1000,
      special_price: 900,
      final_price: 900,
      color: '52',
      image: '/s/gris.jpg',
      tax_class_id: '2',
    },
    {
      id: 502,
      sku: 'SOFA-BLU',
      status: 1,
      name: 'Sofá azul',
      price: 950,
      custom_attributes: [{ attribute_code: 'color', value: '50' }],
      tax_class_id: '2',
    },
    { id: 503, sku: 'SOFA-RED', status: 2, name: 'Sofá rojo', price: 10, color: '51', tax_class_id: '2' },
  ],
  product_links: [
    { link_type: 'related', linked_product_sku: 'SKU-1', position: 2 },
    { link_type: 'related', linked_product_sku: 'SKU-2', position: 1 },
    { link_type: 'upsell', linked_product_sku: 'SKU-3', position: 1 },
    { link_type: 'service', linked_product_sku: 'SERVICE', position: 1 },
    { link_type: 'service', linked_product_sku: 'GONE', position: 2 },
  ],
}

export const SOFA_CHILD: Document = {
  ...simple(501),
  sku: 'SOFA-GRY',
  name: 'Sofá gris',
  visibility: 1,
  slug: 'sofa-gris',
  url_path: 'salas/sofa-gris',
}

export const LAMP: Document = {
  ...simple(600),
  sku: 'LAMP',
  name: 'Lámpara',
  custom_options: [
    { option_id: 12, title: 'Grabado', type: 'field', is_require: false, max_characters: 10 },
    {
      option_id: 13,
      title: 'Foco',
      type: 'drop_down',
      is_require: true,
      values: [
        { option_type_id: 31, title: '9 W', price: 20, price_type: 'fixed' },
        { option_type_id: 32, title: '15 W', price: 10, price_type: 'percent' },
      ],
    },
  ],
}

export const KIT: Document = {
  ...simple(700),
  sku: 'BED-KIT',
  name: 'Recámara',
  type_id: 'bundle',
  minimal_price: 100,
  max_price: 300,
  bundle_options: [
    {
      option_id: 1,
      title: 'Colchón',
      required: true,
      type: 'radio',
      product_links: [
        { id: '1', sku: 'SKU-1', qty: 1, is_default: true, can_change_quantity: 0 },
        { id: '2', sku: 'SKU-2', qty: 1, is_default: false, can_change_quantity: 1 },
      ],
    },
  ],
}

export const SET: Document = {
  ...simple(800),
  sku: 'SET-SILLAS',
  name: 'Comedor',
  type_id: 'grouped',
  product_links: [
    { link_type: 'associated', linked_product_sku: 'SKU-1', position: 0, extension_attributes: { qty: 4 } },
    { link_type: 'associated', linked_product_sku: 'GONE', position: 1, extension_attributes: { qty: 2 } },
  ],
}

export const SERVICE: Document = {
  ...simple(900),
  sku: 'SERVICE',
  name: 'Armado',
  type_id: 'virtual',
  service_kind: 'assembly',
  service_category_ids: ['11', 9_999, 'x'],
}

/** A plan to download, in no category. */
export const PLAN: Document = {
  ...simple(910),
  sku: 'PLAN-PDF',
  name: 'Plano de mesa',
  type_id: 'downloadable',
  category_ids: [],
  price: 60,
  final_price: 60,
  extension_attributes: {
    downloadable_product_links: [
      { id: 8, title: 'Lista de cortes', sort_order: 2, number_of_downloads: 0, sample_url: null },
      { id: 7, title: 'Plano', sort_order: 1, number_of_downloads: 3, sample_url: 'https://files.example/a.pdf' },
    ],
    downloadable_product_samples: [
      { id: 4, title: 'Extracto', sort_order: 1, sample_type: 'url', sample_url: 'https://files.example/b.pdf' },
      { id: 6, title: 'De la tienda', sort_order: 3, sample_type: 'url', sample_url: '/samples/hogar/PLAN-PDF.pdf' },
      { id: 9, title: 'Hacia arriba', sort_order: 4, sample_type: 'url', sample_url: '/samples/../secret.pdf' },
      { id: 10, title: 'De otro', sort_order: 5, sample_type: 'url', sample_url: '//evil.example/a.pdf' },
      { id: 5, title: 'Interno', sort_order: 2, sample_type: 'file', sample_file: '/x.pdf', sample_url: null },
    ],
  },
}

/** Disabled, in no category. */
export const GONE: Document = { ...simple(911), sku: 'OLD-1', name: 'Antiguo', status: 2, category_ids: [] }
