import { text } from '@hogar/platform/language.ts'
import { category } from './categoryRow.ts'

/** Living and dining room. */
export const livingCategories = {
  living: category(
    [100, 'root'],
    text('Salas', 'Wohnzimmer', 'Soggiorno'),
    text(
      'Sofás, sillones y mesas para armar la sala en la que de verdad se vive.',
      'Sofas, Sessel und Tische für ein Wohnzimmer, in dem man wirklich lebt.',
      'Divani, poltrone e tavolini per un soggiorno da vivere davvero.',
    ),
  ),
  sofas: category(
    [110, 'living'],
    text('Sofás', 'Sofas', 'Divani'),
    text(
      'De dos plazas, de tres o cama: encuentra el que cabe en tu sala y en tus domingos.',
      'Zweisitzer, Dreisitzer oder Schlafsofa: das passende Modell für dein Wohnzimmer.',
      'A due posti, a tre o letto: trova quello giusto per il tuo soggiorno e le tue domeniche.',
    ),
  ),
  straightSofas: category(
    [111, 'sofas'],
    text('Sofás de 2 y 3 plazas', 'Zwei- und Dreisitzer', 'Divani a 2 e 3 posti'),
    text(
      'El formato de siempre, en telas que se limpian fácil y estructuras que duran.',
      'Der Klassiker mit pflegeleichten Stoffen und langlebigem Gestell.',
      'Il formato di sempre, con tessuti facili da pulire e strutture che durano.',
    ),
  ),
  sofaBeds: category(
    [112, 'sofas'],
    text('Sofás cama', 'Schlafsofas', 'Divani letto'),
    text(
      'De día reciben visitas; de noche, las dejan dormir bien.',
      'Tagsüber Platz für Gäste, nachts ein richtiges Bett.',
      'Di giorno accolgono gli ospiti, di notte li fanno dormire bene.',
    ),
  ),
  sectionals: category(
    [113, 'sofas'],
    text('Salas esquineras', 'Ecksofas', 'Divani angolari'),
    text(
      'Aprovecha la esquina y sienta a toda la familia.',
      'Nutzen die Ecke und bieten der ganzen Familie Platz.',
      'Sfruttano l’angolo e fanno sedere tutta la famiglia.',
    ),
  ),
  armchairs: category(
    [120, 'living'],
    text('Sillones', 'Sessel', 'Poltrone'),
    text(
      'Un buen sillón junto a la ventana y la tarde se arregla sola.',
      'Ein guter Sessel am Fenster, und der Nachmittag ist gerettet.',
      'Una buona poltrona accanto alla finestra e il pomeriggio è salvo.',
    ),
  ),
  recliners: category(
    [121, 'living'],
    text('Reclinables', 'Relaxsessel', 'Poltrone relax'),
    text(
      'Manuales o eléctricos, para poner los pies en alto.',
      'Manuell oder elektrisch verstellbar, zum Füßehochlegen.',
      'Manuali o elettriche, per mettere i piedi in alto.',
    ),
  ),
  ottomans: category(
    [122, 'living'],
    text('Puffs y taburetes', 'Hocker und Poufs', 'Pouf e poggiapiedi'),
    text(
      'Asiento extra, mesa improvisada y descanso para los pies.',
      'Zusätzlicher Sitzplatz, kleine Ablage und Fußbank in einem.',
      'Seduta in più, piano d’appoggio e poggiapiedi.',
    ),
  ),
  coffeeTables: category(
    [130, 'living'],
    text('Mesas de centro', 'Couchtische', 'Tavolini da salotto'),
    text(
      'La mesa alrededor de la que pasa todo.',
      'Der Tisch, um den sich alles dreht.',
      'Il tavolino intorno a cui succede tutto.',
    ),
  ),
  sideTables: category(
    [131, 'living'],
    text('Mesas laterales', 'Beistelltische', 'Tavolini d’appoggio'),
    text(
      'Pequeñas, ligeras y siempre a la mano.',
      'Klein, leicht und immer zur Hand.',
      'Piccoli, leggeri e sempre a portata di mano.',
    ),
  ),
  tvStands: category(
    [132, 'living'],
    text('Muebles para TV', 'TV-Möbel', 'Mobili TV'),
    text(
      'Con paso para cables y lugar para todo lo que rodea a la pantalla.',
      'Mit Kabelführung und Platz für alles rund um den Bildschirm.',
      'Con passacavi e posto per tutto ciò che circonda lo schermo.',
    ),
  ),
  bookcases: category(
    [133, 'living'],
    text('Libreros', 'Bücherregale', 'Librerie'),
    text(
      'Para libros, recuerdos y las plantas que van creciendo.',
      'Für Bücher, Erinnerungsstücke und die Pflanzen, die noch wachsen.',
      'Per libri, ricordi e piante che crescono.',
    ),
  ),
  dining: category(
    [200, 'root'],
    text('Comedor', 'Esszimmer', 'Sala da pranzo'),
    text(
      'Mesas, sillas y aparadores para comidas que se alargan.',
      'Tische, Stühle und Sideboards für Essen, die länger dauern.',
      'Tavoli, sedie e credenze per pranzi che si allungano.',
    ),
  ),
  diningTables: category(
    [210, 'dining'],
    text('Mesas de comedor', 'Esstische', 'Tavoli da pranzo'),
    text(
      'Para cuatro, para ocho o para los que lleguen.',
      'Für vier, für acht oder für alle, die noch kommen.',
      'Per quattro, per otto o per chi arriva all’ultimo.',
    ),
  ),
  rectangularTables: category(
    [211, 'diningTables'],
    text('Mesas rectangulares', 'Rechteckige Esstische', 'Tavoli rettangolari'),
    text(
      'Aprovechan bien el espacio y reciben a más gente.',
      'Nutzen den Raum gut aus und bieten vielen Gästen Platz.',
      'Sfruttano bene lo spazio e accolgono più ospiti.',
    ),
  ),
  roundTables: category(
    [212, 'diningTables'],
    text('Mesas redondas', 'Runde Esstische', 'Tavoli rotondi'),
    text('Todos se ven, todos conversan.', 'Alle sehen sich, alle reden mit.', 'Tutti si vedono, tutti parlano.'),
  ),
  diningChairs: category(
    [220, 'dining'],
    text('Sillas de comedor', 'Esszimmerstühle', 'Sedie da pranzo'),
    text(
      'Cómodas hasta el postre y después.',
      'Bequem bis zum Dessert und darüber hinaus.',
      'Comode fino al dolce e oltre.',
    ),
  ),
  barStools: category(
    [221, 'dining'],
    text('Bancos altos', 'Barhocker', 'Sgabelli'),
    text(
      'Para la barra de la cocina y el desayuno de prisa.',
      'Für die Küchentheke und das schnelle Frühstück.',
      'Per il bancone della cucina e la colazione di corsa.',
    ),
  ),
  diningSets: category(
    [222, 'dining'],
    text('Juegos de comedor', 'Essgruppen', 'Set da pranzo'),
    text(
      'Mesa y sillas que ya se eligieron entre sí.',
      'Tisch und Stühle, die schon zusammengefunden haben.',
      'Tavolo e sedie che si sono già scelti.',
    ),
  ),
  sideboards: category(
    [223, 'dining'],
    text('Aparadores', 'Sideboards', 'Credenze'),
    text(
      'La vajilla a la mano y el comedor en orden.',
      'Das Geschirr griffbereit, das Esszimmer aufgeräumt.',
      'I piatti a portata di mano e la sala in ordine.',
    ),
  ),
} as const
