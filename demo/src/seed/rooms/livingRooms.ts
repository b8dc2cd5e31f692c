import { text } from '@hogar/platform/language.ts'
import type { PlannedRoom } from './plannedRoom.ts'

/** Living rooms. */
export const livingRooms: readonly PlannedRoom[] = [
  {
    id: 1,
    code: 'sala-siena',
    kind: 'living',
    slug: text('sala-con-acento-mostaza', 'wohnzimmer-mit-senfgelb', 'soggiorno-con-tocco-senape'),
    title: text('Sala con acento mostaza', 'Wohnzimmer mit Senfgelb', 'Soggiorno con un tocco senape'),
    summary: text(
      'Un sofá gris oscuro, madera clara y un sillón que pone el color: una sala para departamentos de tamaño normal.',
      'Ein dunkelgraues Sofa, helles Holz und ein Sessel, der Farbe bringt: ein Wohnzimmer für normale Wohnungen.',
      'Un divano grigio scuro, legno chiaro e una poltrona che porta il colore: un soggiorno per case di misura normale.',
    ),
    text: text(
      'El gris del sofá se queda en segundo plano y deja que el mostaza llame la vista. La mesa de centro y el librero repiten la misma madera, y el tapete claro junta todo sin cerrar el paso.',
      'Das Grau des Sofas hält sich zurück und überlässt dem Senfgelb den Blick. Couchtisch und Regal wiederholen helles Holz, und der helle Teppich hält alles zusammen, ohne im Weg zu liegen.',
      'Il grigio del divano resta in secondo piano e lascia la scena al senape. Tavolino e libreria ripetono il legno chiaro, e il tappeto chiaro unisce tutto senza chiudere il passaggio.',
    ),
    alt: text(
      'Una sala con sofá gris oscuro, mesa de centro de madera, sillón mostaza, librero y lámpara de pie',
      'Ein Wohnzimmer mit dunkelgrauem Sofa, Couchtisch aus Holz, senfgelbem Sessel, Regal und Stehlampe',
      'Un soggiorno con divano grigio scuro, tavolino in legno, poltrona senape, libreria e lampada da terra',
    ),
    mood: 0,
    wallZ: -60,
    window: { left: -232, right: 232, bottom: -56, top: 205 },
    azimuth: 9,
    elevation: 9,
    items: [
      { sku: 'SOFA-SIENA', at: [[-30, 1, -10]], point: [-74, 60, 10] },
      { sku: 'MESA-CENTRO-SIENA', at: [[-14, 2, 92]], point: [14, 30, 100] },
      { sku: 'SILLON-SIENA', at: [[140, 1, 56]], turn: [-46] },
      { sku: 'LIBRERO-SIENA', at: [[118, 0, -38]] },
      { sku: 'LAMPARA-PIE-DESTELLO', at: [[-150, 0, -20]] },
      { sku: 'TAPETE-ONIX', at: [[-10, 0, 70]], turn: [90], width: 200, point: [-104, 1, 118] },
      { sku: 'CUADRO-TALAVERA', at: [[-30, 114, -58]], width: 50 },
    ],
  },
  {
    id: 2,
    code: 'rincon-lectura',
    kind: 'living',
    slug: text('rincon-de-lectura', 'leseecke', 'angolo-lettura'),
    title: text('Rincón de lectura', 'Leseecke', 'Angolo lettura'),
    summary: text(
      'Dos metros de pared bastan: un sillón de orejas, luz detrás del hombro y los libros a la mano.',
      'Zwei Meter Wand genügen: ein Ohrensessel, Licht über der Schulter und die Bücher in Reichweite.',
      'Bastano due metri di parete: una poltrona con le orecchie, la luce alle spalle e i libri a portata di mano.',
    ),
    text: text(
      'La lámpara va del lado contrario a la mano con la que escribes, para que no haga sombra en la página. El puff sirve de descansapiés y de asiento extra, y la mesa lateral recibe la taza.',
      'Die Lampe steht auf der Seite, mit der du nicht schreibst, damit keine Hand die Seite beschattet. Der Hocker dient als Fußablage und als zusätzlicher Sitz, der Beistelltisch nimmt die Tasse auf.',
      'La lampada sta dal lato opposto alla mano con cui scrivi, così non fa ombra sulla pagina. Il pouf fa da poggiapiedi e da seduta in più, il tavolino accoglie la tazza.',
    ),
    alt: text(
      'Un rincón con sillón verde de orejas, puff, librero, mesa lateral y lámpara de pie sobre un tapete',
      'Eine Ecke mit grünem Ohrensessel, Hocker, Bücherregal, Beistelltisch und Stehlampe auf einem Teppich',
      'Un angolo con poltrona verde, pouf, libreria, tavolino e lampada da terra su un tappeto',
    ),
    mood: 4,
    wallZ: -60,
    window: { left: -186, right: 186, bottom: -46, top: 163 },
    azimuth: 12,
    elevation: 9,
    items: [
      { sku: 'SILLON-ARCE', at: [[-22, 1, 0]], turn: [18], point: [-22, 66, 30] },
      { sku: 'PUFF-ARCE', at: [[44, 2, 100]], turn: [24], point: [34, 18, 118] },
      { sku: 'MESA-LATERAL-MAREA', at: [[72, 1, 12]], point: [74, 53, 12] },
      { sku: 'LIBRERO-ARCE', at: [[118, 0, -42]] },
      { sku: 'LAMPARA-PIE-FARO', at: [[-78, 0, -26]], point: [-66, 136, -16] },
      { sku: 'TAPETE-OCRE', at: [[4, 0, 46]], turn: [90], width: 200, point: [-70, 1, 92] },
      { sku: 'CUADRO-OCRE', at: [[24, 116, -58]] },
    ],
  },
]
