import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'
import { gardenFurniture } from './gardenDining.ts'

/** To lie down, find shade and grill. */
export const gardenLeisure: readonly Family[] = [
  {
    ...gardenFurniture,
    code: 'camastro',
    category: 'loungers',
    kind: 'lounger',
    care: 'dampCloth',
    models: models.outdoor.slice(0, 8),
    materials: ['aluminium', 'rattan'],
    colors: ['white', 'sand', 'charcoal', 'sky'],
    secondary: ['aluminium', 'oak'],
    vary: ['color'],
    assemblyMinutes: 20,
    forms: [
      {
        name: text('Camastro {model}', 'Sonnenliege {model}', 'Lettino {model}'),
        price: 3999,
        measures: [70, 38, 195, 14],
        facts: { max_load_kg: 130 },
      },
      {
        name: text('Camastro {model} con ruedas', 'Rollliege {model}', 'Lettino {model} con ruote'),
        price: 4699,
        measures: [72, 40, 200, 17],
        facts: { max_load_kg: 130 },
        features: ['wheels'],
      },
    ],
    leads: [
      text(
        'El respaldo de {model} tiene cinco posiciones, de la lectura a la siesta.',
        'Die Lehne von {model} hat fünf Stufen, vom Lesen bis zum Mittagsschlaf.',
        'Lo schienale di {model} ha cinque posizioni, dalla lettura al pisolino.',
      ),
      text(
        '{model} aguanta cloro, bloqueador y sol de mediodía.',
        '{model} verträgt Chlor, Sonnencreme und Mittagssonne.',
        '{model} resiste a cloro, crema solare e sole di mezzogiorno.',
      ),
    ],
  },
  {
    ...gardenFurniture,
    code: 'sombrilla',
    category: 'parasols',
    kind: 'parasol',
    care: 'dampCloth',
    models: models.outdoor.slice(0, 7),
    materials: ['cotton'],
    colors: ['cream', 'terracotta', 'navy', 'olive', 'charcoal'],
    secondary: ['aluminium', 'oak'],
    vary: ['color'],
    saysMaterial: undefined,
    assemblyMinutes: 15,
    forms: [
      {
        name: text('Sombrilla {model}', 'Sonnenschirm {model}', 'Ombrellone {model}'),
        price: 1899,
        measures: [270, 245, 270, 8],
        look: [0, 2],
      },
      {
        name: text('Sombrilla voladiza {model}', 'Ampelschirm {model}', 'Ombrellone a braccio {model}'),
        price: 4999,
        measures: [300, 255, 300, 24],
        look: [1, 2],
        features: ['cantilever'],
      },
    ],
    leads: [
      text(
        '{model} da sombra a cuatro personas y se cierra con una sola manivela.',
        '{model} spendet vier Personen Schatten und schließt mit einer Kurbel.',
        '{model} fa ombra a quattro persone e si chiude con una manovella.',
      ),
      text(
        'La tela de {model} detiene el 98 % de los rayos UV y no se destiñe en una temporada.',
        'Der Stoff von {model} hält 98 % der UV-Strahlen ab und bleibt farbecht.',
        'Il tessuto di {model} ferma il 98 % dei raggi UV e non scolorisce in una stagione.',
      ),
    ],
  },
  {
    ...gardenFurniture,
    code: 'asador',
    category: 'grills',
    kind: 'grill',
    construction: 'grillBuild',
    care: 'handWash',
    models: models.outdoor.slice(0, 8),
    materials: ['blackSteel', 'steel'],
    styled: undefined,
    assemblyMinutes: 45,
    forms: [
      {
        name: text('Asador de carbón {model}', 'Holzkohlegrill {model}', 'Barbecue a carbone {model}'),
        price: 2499,
        measures: [110, 105, 60, 22],
        look: [0, 2],
        features: ['charcoal'],
      },
      {
        name: text(
          'Asador de gas {model} de 4 quemadores',
          'Gasgrill {model} mit 4 Brennern',
          'Barbecue a gas {model} a 4 bruciatori',
        ),
        price: 7999,
        measures: [135, 115, 60, 48],
        look: [1, 2],
        facts: { burners: 4 },
        features: ['gas'],
      },
    ],
    leads: [
      text(
        'Tortillas en una orilla, arrachera al centro: {model} reparte bien el calor.',
        'Gemüse am Rand, Steaks in der Mitte: {model} verteilt die Hitze richtig.',
        'Verdure ai lati, bistecche al centro: {model} distribuisce bene il calore.',
      ),
      text(
        'La tapa de {model} trae termómetro, para que el sábado salga como lo planeaste.',
        'Der Deckel von {model} hat ein Thermometer, damit der Samstag gelingt.',
        'Il coperchio di {model} ha il termometro, perché il sabato riesca come previsto.',
      ),
    ],
  },
  {
    ...gardenFurniture,
    code: 'hamaca',
    styled: 'named',
    category: 'hammocks',
    kind: 'hammock',
    construction: 'handmade',
    care: 'machineWash',
    models: models.outdoor.slice(1, 8),
    materials: ['cotton'],
    colors: ['cream', 'terracotta', 'sky', 'mustard', 'sage'],
    vary: ['color'],
    viu: true,
    forms: [
      {
        name: text('Hamaca {model}', 'Hängematte {model}', 'Amaca {model}'),
        price: 1199,
        measures: [150, 5, 380, 2.1],
        facts: { max_load_kg: 180 },
      },
      {
        name: text('Silla colgante {model}', 'Hängesessel {model}', 'Poltrona sospesa {model}'),
        price: 1499,
        measures: [100, 130, 60, 3],
        facts: { max_load_kg: 120 },
        features: ['chair'],
      },
    ],
    leads: [
      text(
        'Tejida a mano con doble hilo, {model} se amolda al cuerpo y no deja marcas.',
        'Von Hand mit doppeltem Faden gewebt: {model} passt sich dem Körper an, ohne zu drücken.',
        'Tessuta a mano con filo doppio, {model} si adatta al corpo senza lasciare segni.',
      ),
      text(
        'Dos ganchos, una sombra y {model}: la siesta está resuelta.',
        'Zwei Haken, etwas Schatten und {model}: der Mittagsschlaf ist gesichert.',
        'Due ganci, un po’ d’ombra e {model}: il pisolino è assicurato.',
      ),
    ],
  },
]
