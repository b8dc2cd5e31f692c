import { text } from '@hogar/platform/language.ts'

/** Names of the attributes that are no plain number or list of facts. */
export const attributeLabels = {
  color: text('Color', 'Farbe', 'Colore'),
  size: text('Tamaño', 'Größe', 'Misura'),
  material: text('Material', 'Material', 'Materiale'),
  marca: text('Marca', 'Marke', 'Marca'),
  price: text('Precio', 'Preis', 'Prezzo'),
  discount: text('Descuento', 'Rabatt', 'Sconto'),
  style: text('Estilo', 'Stil', 'Stile'),
  room: text('Espacio', 'Raum', 'Ambiente'),
  assembly_required: text('Requiere armado', 'Aufbau nötig', 'Richiede montaggio'),
  warranty_months: text('Garantía (meses)', 'Garantie (Monate)', 'Garanzia (mesi)'),
  series: text('Serie', 'Serie', 'Serie'),
  care: text('Cuidado', 'Pflege', 'Cura'),
} as const
