import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

const shared = { room: 'anywhere', brands: 'mobility', construction: 'vehicle', care: 'service' } as const

/** Motorcycles, scooters, bicycles and what protects riders. */
export const mobility: readonly Family[] = [
  {
    ...shared,
    code: 'moto',
    category: 'motorcycles',
    kind: 'motorcycle',
    models: models.motor,
    materials: ['steel'],
    secondary: ['blackSteel'],
    colors: ['red', 'black', 'navy', 'silver'],
    vary: ['color'],
    warrantyMonths: 24,
    branchDeliveryOnly: true,
    forms: [
      {
        name: text('Motocicleta {model} 150', 'Motorrad {model} 150', 'Motocicletta {model} 150'),
        price: 27999,
        measures: [76, 108, 204, 124],
        facts: { engine_cc: 150, seats: 2, capacity_litres: 13 },
      },
      {
        name: text('Motocicleta doble propósito {model} 200', 'Enduro {model} 200', 'Moto enduro {model} 200'),
        price: 38999,
        measures: [82, 118, 208, 132],
        facts: { engine_cc: 200, seats: 2, capacity_litres: 12 },
        features: ['enduro'],
      },
      {
        name: text('Motocicleta {model} 250', 'Motorrad {model} 250', 'Motocicletta {model} 250'),
        price: 52999,
        measures: [79, 110, 202, 148],
        facts: { engine_cc: 250, seats: 2, capacity_litres: 14 },
        features: ['sport'],
      },
    ],
    leads: [
      text(
        '{model} rinde cuarenta kilómetros por litro y arranca a la primera, aun de madrugada.',
        '{model} verbraucht zweieinhalb Liter auf hundert Kilometer und springt auch frühmorgens sofort an.',
        '{model} fa quaranta chilometri con un litro e parte al primo colpo, anche all’alba.',
      ),
      text(
        'Suspensión firme y asiento ancho: {model} va al trabajo entre semana y a la sierra el sábado.',
        'Straffes Fahrwerk, breiter Sitz: {model} fährt werktags zur Arbeit und samstags in die Berge.',
        'Sospensioni ferme e sella larga: {model} va al lavoro in settimana e in montagna il sabato.',
      ),
    ],
  },
  {
    ...shared,
    code: 'motoneta',
    category: 'scooters',
    kind: 'scooter',
    models: models.motor.slice(0, 7),
    materials: ['steel'],
    secondary: ['blackSteel'],
    colors: ['cream', 'sky', 'red', 'black'],
    vary: ['color'],
    warrantyMonths: 24,
    branchDeliveryOnly: true,
    forms: [
      {
        name: text('Motoneta {model} 125', 'Motorroller {model} 125', 'Scooter {model} 125'),
        price: 24999,
        measures: [70, 112, 186, 104],
        facts: { engine_cc: 125, seats: 2, capacity_litres: 6 },
      },
      {
        name: text('Motoneta eléctrica {model}', 'Elektroroller {model}', 'Scooter elettrico {model}'),
        price: 29999,
        measures: [68, 110, 180, 92],
        facts: { power_watts: 2000, battery_hours: 4, seats: 2 },
        features: ['electric'],
      },
    ],
    leads: [
      text(
        'Automática y ligera, {model} se cuela por la ciudad y se estaciona donde quiera.',
        'Automatik und wenig Gewicht: {model} kommt durch jede Stadt und findet überall Platz.',
        'Automatico e leggero, {model} si infila nel traffico e si parcheggia ovunque.',
      ),
      text(
        'Debajo del asiento de {model} cabe el casco y el mandado.',
        'Unter dem Sitz von {model} ist Platz für Helm und Einkauf.',
        'Sotto la sella di {model} ci stanno il casco e la spesa.',
      ),
    ],
  },
  {
    ...shared,
    code: 'casco',
    category: 'helmets',
    kind: 'helmet',
    construction: 'protection',
    care: 'dampCloth',
    models: models.motor,
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['black', 'white', 'red', 'navy'],
    vary: ['color', 'size'],
    sizes: [
      { size: 'helmetM', priceFactor: 1 },
      { size: 'helmetL', priceFactor: 1 },
      { size: 'helmetXL', priceFactor: 1 },
    ],
    warrantyMonths: 12,
    forms: [
      {
        name: text('Casco integral {model}', 'Integralhelm {model}', 'Casco integrale {model}'),
        price: 1899,
        measures: [26, 27, 35, 1.5],
      },
      {
        name: text('Casco abierto {model}', 'Jethelm {model}', 'Casco jet {model}'),
        price: 1299,
        measures: [25, 25, 30, 1.2],
        features: ['open'],
      },
    ],
    leads: [
      text(
        '{model} ventila en el semáforo y no silba en carretera.',
        '{model} belüftet an der Ampel und pfeift nicht auf der Landstraße.',
        '{model} ventila al semaforo e non fischia in strada.',
      ),
      text(
        'La mica de {model} no se empaña y se cambia sin herramienta.',
        'Das Visier von {model} beschlägt nicht und ist ohne Werkzeug gewechselt.',
        'La visiera di {model} non si appanna e si cambia senza attrezzi.',
      ),
    ],
  },
  {
    ...shared,
    code: 'bicicleta',
    category: 'bicycles',
    kind: 'bicycle',
    construction: 'ride',
    models: models.motor,
    materials: ['aluminium'],
    secondary: ['blackSteel'],
    colors: ['black', 'olive', 'red', 'cream', 'petrol'],
    vary: ['color', 'size'],
    sizes: [
      { size: 'wheel26', priceFactor: 1 },
      { size: 'wheel29', priceFactor: 1.08 },
    ],
    warrantyMonths: 24,
    viu: true,
    forms: [
      {
        name: text('Bicicleta de montaña {model}', 'Mountainbike {model}', 'Mountain bike {model}'),
        price: 7499,
        measures: [66, 105, 178, 14],
        facts: { max_load_kg: 120 },
      },
      {
        name: text('Bicicleta urbana {model}', 'Citybike {model}', 'Bicicletta da città {model}'),
        price: 5999,
        measures: [62, 108, 176, 15],
        facts: { max_load_kg: 120 },
        features: ['city'],
      },
    ],
    leads: [
      text(
        'Con {model} la cuesta de siempre se vuelve parte del paseo.',
        'Mit {model} wird die steile Straße zum Teil des Ausflugs.',
        'Con {model} la salita di sempre diventa parte della gita.',
      ),
      text(
        '{model} frena con dos dedos y cambia de velocidad sin brincos.',
        '{model} bremst mit zwei Fingern und schaltet ohne Ruckeln.',
        '{model} frena con due dita e cambia marcia senza strappi.',
      ),
    ],
  },
]
