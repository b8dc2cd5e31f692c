import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

const shared = { room: 'office', brands: 'electronics', care: 'microfibre', viu: true, warrantyMonths: 24 } as const

const memorySizes = [
  { size: 'storage128', priceFactor: 1, facts: { storage_gb: 128 } },
  { size: 'storage256', priceFactor: 1.15, facts: { storage_gb: 256 } },
  { size: 'storage512', priceFactor: 1.38, facts: { storage_gb: 512 } },
] as const

/** Computers, phones and their peripherals. */
export const computing: readonly Family[] = [
  {
    ...shared,
    code: 'laptop',
    category: 'laptops',
    kind: 'laptop',
    construction: 'computer',
    models: models.tech.slice(0, 9),
    materials: ['aluminium'],
    secondary: ['blackSteel'],
    colors: ['silver', 'charcoal', 'navy'],
    vary: ['color', 'size'],
    sizes: [
      { size: 'storage256', priceFactor: 1, facts: { storage_gb: 256 } },
      { size: 'storage512', priceFactor: 1.14, facts: { storage_gb: 512 } },
    ],
    forms: [
      {
        name: text('Laptop {model} de 14″', 'Laptop {model} 14″', 'Portatile {model} da 14″'),
        price: 13999,
        measures: [31, 2, 22, 1.3],
        facts: { screen_inches: 14, battery_hours: 14, connectivity: 'wifi', storage_gb: 256 },
      },
      {
        name: text('Laptop {model} de 16″', 'Laptop {model} 16″', 'Portatile {model} da 16″'),
        price: 18999,
        measures: [36, 2, 25, 1.8],
        facts: { screen_inches: 16, battery_hours: 12, connectivity: 'wifi', storage_gb: 256 },
      },
    ],
    leads: [
      text(
        '{model} arranca al abrir la tapa y aguanta la jornada sin cargador.',
        '{model} ist startklar, sobald der Deckel aufgeht, und hält den Tag ohne Netzteil durch.',
        '{model} si avvia appena apri il coperchio e regge la giornata senza caricatore.',
      ),
      text(
        'Teclado cómodo y pantalla mate: con {model} las horas pesan menos.',
        'Angenehme Tastatur, mattes Display: Mit {model} vergehen Arbeitsstunden leichter.',
        'Tastiera comoda e schermo opaco: con {model} le ore pesano meno.',
      ),
    ],
  },
  {
    ...shared,
    code: 'monitor',
    category: 'monitors',
    kind: 'monitor',
    construction: 'screen',
    models: models.tech.slice(0, 8),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['black', 'silver'],
    forms: [
      {
        name: text('Monitor {model} de 27″ 4K', 'Monitor {model} 27″ 4K', 'Monitor {model} da 27″ 4K'),
        price: 5999,
        measures: [61, 52, 20, 6],
        facts: { screen_inches: 27, energy_class: 'C', power_watts: 45 },
      },
      {
        name: text('Monitor curvo {model} de 34″', 'Curved-Monitor {model} 34″', 'Monitor curvo {model} da 34″'),
        price: 8999,
        measures: [81, 53, 25, 9],
        facts: { screen_inches: 34, energy_class: 'D', power_watts: 60 },
        features: ['curved'],
      },
    ],
    leads: [
      text(
        'Dos documentos a la vez y la llamada en una esquina: {model} tiene espacio.',
        'Zwei Dokumente nebeneinander und der Anruf in der Ecke: {model} hat Platz.',
        'Due documenti affiancati e la chiamata in un angolo: {model} ha spazio.',
      ),
      text(
        '{model} cuida la vista con brillo automático y sin parpadeo.',
        '{model} schont die Augen mit automatischer Helligkeit und ohne Flimmern.',
        '{model} protegge la vista con luminosità automatica e senza sfarfallio.',
      ),
    ],
  },
  {
    ...shared,
    code: 'impresora',
    category: 'printers',
    kind: 'printer',
    construction: 'plugged',
    models: models.tech.slice(0, 6),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['white', 'black'],
    forms: [
      {
        name: text(
          'Impresora {model} de tanque de tinta',
          'Tintentankdrucker {model}',
          'Stampante a serbatoio {model}',
        ),
        price: 3999,
        measures: [42, 18, 36, 5.5],
        facts: { connectivity: 'wifi' },
      },
      {
        name: text('Impresora láser {model}', 'Laserdrucker {model}', 'Stampante laser {model}'),
        price: 3299,
        measures: [37, 22, 36, 7],
        facts: { connectivity: 'wifi' },
        features: ['laser'],
      },
    ],
    leads: [
      text(
        '{model} imprime desde el celular y no pide cartucho cada mes.',
        '{model} druckt vom Smartphone und verlangt nicht jeden Monat eine Patrone.',
        '{model} stampa dal telefono e non chiede una cartuccia ogni mese.',
      ),
      text(
        'Tareas, boletos y fotos: {model} despierta, imprime y vuelve a dormir.',
        'Hausaufgaben, Tickets und Fotos: {model} wacht auf, druckt und schläft wieder.',
        'Compiti, biglietti e foto: {model} si sveglia, stampa e torna a dormire.',
      ),
    ],
  },
  {
    ...shared,
    code: 'tableta',
    category: 'tablets',
    kind: 'tablet',
    construction: 'computer',
    models: models.tech.slice(0, 8),
    materials: ['aluminium'],
    secondary: ['blackSteel'],
    colors: ['silver', 'charcoal', 'rose', 'sky'],
    vary: ['color', 'size'],
    sizes: memorySizes,
    forms: [
      {
        name: text('Tableta {model} de 11″', 'Tablet {model} 11″', 'Tablet {model} da 11″'),
        price: 6499,
        measures: [25, 17, 0.7, 0.48],
        facts: { screen_inches: 11, battery_hours: 12, connectivity: 'wifi', storage_gb: 128 },
      },
      {
        name: text('Tableta {model} de 9″', 'Tablet {model} 9″', 'Tablet {model} da 9″'),
        price: 3999,
        measures: [21, 13, 0.8, 0.34],
        facts: { screen_inches: 9, battery_hours: 10, connectivity: 'wifi', storage_gb: 128 },
      },
    ],
    leads: [
      text(
        '{model} es cuaderno, cine y recetario, según quién la tome.',
        '{model} ist Heft, Kino und Kochbuch, je nachdem, wer es in die Hand nimmt.',
        '{model} è quaderno, cinema e ricettario, a seconda di chi lo prende.',
      ),
      text(
        'El lápiz de {model} escribe sin retraso y se carga pegado al borde.',
        'Der Stift von {model} schreibt ohne Verzögerung und lädt am Gehäuserand.',
        'La penna di {model} scrive senza ritardo e si ricarica agganciata al bordo.',
      ),
    ],
  },
  {
    ...shared,
    code: 'celular',
    category: 'smartphones',
    kind: 'smartphone',
    construction: 'computer',
    models: models.tech.slice(0, 10),
    materials: ['glass'],
    secondary: ['blackSteel'],
    colors: ['black', 'sky', 'sage', 'rose', 'white'],
    vary: ['color', 'size'],
    sizes: memorySizes,
    forms: [
      {
        name: text('Celular {model} 5G', 'Smartphone {model} 5G', 'Smartphone {model} 5G'),
        price: 5999,
        measures: [7.4, 16, 0.8, 0.19],
        facts: { screen_inches: 6, battery_hours: 24, connectivity: 'cellular', storage_gb: 128 },
      },
      {
        name: text('Celular {model} Pro 5G', 'Smartphone {model} Pro 5G', 'Smartphone {model} Pro 5G'),
        price: 12999,
        measures: [7.6, 16.2, 0.8, 0.21],
        facts: { screen_inches: 6, battery_hours: 28, connectivity: 'cellular', storage_gb: 128 },
        features: ['pro'],
      },
    ],
    leads: [
      text(
        'Dos días de batería y fotos nítidas de noche: {model} no presume, cumple.',
        'Zwei Tage Akku und scharfe Fotos bei Nacht: {model} hält, was es verspricht.',
        'Due giorni di batteria e foto nitide di notte: {model} mantiene le promesse.',
      ),
      text(
        '{model} llega liberado, con cargador y funda en la caja.',
        '{model} kommt ohne SIM-Lock, mit Ladegerät und Hülle.',
        '{model} arriva senza blocco operatore, con caricatore e custodia.',
      ),
    ],
  },
]
