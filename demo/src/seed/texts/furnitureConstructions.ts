import { text } from '@hogar/platform/language.ts'

/** Texts on the construction of furniture and textiles: the second paragraph of a description. */
export const furnitureConstructions = {
  upholstery: [
    text(
      'La estructura es de pino estufado con refuerzos de triplay en las uniones y el asiento combina resorte zigzag con espuma de 30 kg/m³, que recupera su forma al levantarte.',
      'Das Gestell besteht aus kammergetrocknetem Kiefernholz mit verstärkten Ecken; im Sitz sorgen Wellenfedern und Kaltschaum (RG 30) dafür, dass nichts durchhängt.',
      'La struttura è in pino essiccato con rinforzi in multistrato; la seduta unisce molle a zig-zag e schiuma da 30 kg/m³, che riprende forma quando ti alzi.',
    ),
    text(
      'Debajo de la tela hay cinchas elásticas cruzadas y dos densidades de espuma: firme al centro y suave en la superficie. Las fundas se fijan con cierre y se pueden cambiar.',
      'Unter dem Bezug liegen gekreuzte Gummigurte und Schaum in zwei Härten: fest im Kern, weich an der Oberfläche. Die Bezüge haben Reißverschlüsse und lassen sich tauschen.',
      'Sotto il rivestimento ci sono cinghie elastiche incrociate e schiuma a due densità: sostenuta al centro, morbida in superficie. Le fodere hanno la zip e si possono sostituire.',
    ),
  ],
  leatherUpholstery: [
    text(
      'La estructura es de pino estufado con refuerzos de triplay en las uniones y el asiento combina resorte zigzag con espuma de 30 kg/m³, que recupera su forma al levantarte.',
      'Das Gestell besteht aus kammergetrocknetem Kiefernholz mit verstärkten Ecken; im Sitz sorgen Wellenfedern und Kaltschaum (RG 30) dafür, dass nichts durchhängt.',
      'La struttura è in pino essiccato con rinforzi in multistrato; la seduta unisce molle a zig-zag e schiuma da 30 kg/m³, che riprende forma quando ti alzi.',
    ),
    text(
      'Debajo de la piel hay cinchas elásticas cruzadas y dos densidades de espuma: firme al centro y suave en la superficie. La piel va cosida con doble costura y no se desmonta.',
      'Unter dem Leder liegen gekreuzte Gummigurte und Schaum in zwei Härten: fest im Kern, weich an der Oberfläche. Das Leder ist doppelt vernäht und bleibt fest auf dem Gestell.',
      'Sotto la pelle ci sono cinghie elastiche incrociate e schiuma a due densità: ferma al centro, morbida in superficie. La pelle ha doppie cuciture e non si toglie.',
    ),
  ],
  paddedPanel: [
    text(
      'El panel de madera va acolchado con 5 cm de espuma y fibra, y la tela se tensa a mano para que no haga pliegues.',
      'Die Holzplatte ist mit fünf Zentimetern Schaum und Vlies gepolstert, der Stoff wird von Hand faltenfrei gespannt.',
      'Il pannello in legno è imbottito con 5 cm di schiuma e fibra, e il tessuto è teso a mano perché non faccia pieghe.',
    ),
    text(
      'El bastidor es de pino con refuerzo central y los largueros encajan con herraje metálico: no rechina, ni al darse la vuelta.',
      'Der Rahmen ist aus Kiefer mit Mittelverstärkung und wird mit Metallbeschlägen verbunden: Es knarrt nichts, auch nicht beim Umdrehen.',
      'La struttura è in pino con rinforzo centrale e si unisce con ferramenta in metallo: non cigola, nemmeno quando ci si gira.',
    ),
  ],
  solidWood: [
    text(
      'Los ensambles van a caja y espiga, encolados y sin tornillos a la vista. El acabado es un aceite de dos manos con sello mate que deja sentir la veta.',
      'Die Verbindungen sind gezapft und verleimt, Schrauben sieht man nicht. Zwei Lagen Öl und eine matte Versiegelung lassen die Maserung spürbar.',
      'Gli incastri sono a tenone e mortasa, incollati e senza viti a vista. Due mani di olio e una finitura opaca lasciano sentire la venatura.',
    ),
    text(
      'Cada tabla se elige para que la veta corra de lado a lado; por eso no hay dos piezas idénticas. Los cantos se redondean a mano y las patas llevan niveladores.',
      'Jedes Brett wird so gewählt, dass die Maserung durchläuft, deshalb gleicht kein Stück dem anderen. Die Kanten sind von Hand gerundet, die Füße höhenverstellbar.',
      'Ogni asse è scelta perché la venatura corra da un lato all’altro: per questo non esistono due pezzi identici. I bordi sono arrotondati a mano e i piedini regolabili.',
    ),
  ],
  cabinet: [
    text(
      'El cuerpo es de tablero de 18 mm con cantos sellados contra la humedad. Los cajones corren sobre rieles metálicos de extensión total con cierre suave.',
      'Der Korpus besteht aus 18 mm starken Platten mit feuchtigkeitsfest versiegelten Kanten. Die Schubladen laufen auf Vollauszügen aus Metall und schließen gedämpft.',
      'Il corpo è in pannelli da 18 mm con bordi sigillati contro l’umidità. I cassetti scorrono su guide metalliche a estrazione totale con chiusura ammortizzata.',
    ),
    text(
      'Las puertas llevan bisagras de cierre lento y la parte de atrás es un panel completo, no una lámina doblada. Incluye herraje para fijar a la pared.',
      'Die Türen haben gedämpfte Scharniere, die Rückwand ist aus einem Stück. Ein Beschlag zur Wandbefestigung liegt bei.',
      'Le ante hanno cerniere ammortizzate e lo schienale è un pannello intero. È inclusa la ferramenta per fissare il mobile alla parete.',
    ),
  ],
  drawers: [
    text(
      'El cuerpo es de tablero de 18 mm con cantos sellados contra la humedad. Los cajones llevan el fondo ranurado, corren sobre rieles metálicos y cierran sin golpe.',
      'Der Korpus besteht aus 18 mm starken Platten mit versiegelten Kanten. Die Schubladen haben eingenutete Böden, laufen auf Metallschienen und schließen gedämpft.',
      'Il corpo è in pannelli da 18 mm con bordi sigillati. I cassetti hanno il fondo incastrato, scorrono su guide metalliche e si chiudono senza colpi.',
    ),
    text(
      'La parte de atrás es un panel completo, así que puede ir también al centro del cuarto. Los topes evitan que un cajón se salga de un jalón.',
      'Die Rückwand ist aus einem Stück, deshalb macht das Möbelstück auch frei im Raum eine gute Figur. Anschläge halten die Schubladen sicher.',
      'Lo schienale è un pannello intero, quindi può stare anche al centro della stanza. I fermi impediscono ai cassetti di uscire.',
    ),
  ],
  shelving: [
    text(
      'Los entrepaños son de 18 mm, se mueven de altura y no se pandean con el peso. Incluye herraje para fijar a la pared.',
      'Die Böden sind 18 mm stark, höhenverstellbar und biegen sich nicht durch. Ein Beschlag zur Wandbefestigung liegt bei.',
      'I ripiani sono da 18 mm, si regolano in altezza e non si flettono. È inclusa la ferramenta per il fissaggio a parete.',
    ),
    text(
      'Los cantos van sellados contra la humedad y la parte de atrás lleva refuerzo para que nada se ladee. Los niveladores corrigen pisos disparejos.',
      'Die Kanten sind feuchtigkeitsfest versiegelt, eine verstärkte Rückseite sorgt für Stabilität. Stellfüße gleichen unebene Böden aus.',
      'I bordi sono sigillati contro l’umidità e il retro è rinforzato perché nulla si inclini. I piedini regolabili correggono i pavimenti irregolari.',
    ),
  ],
  metalFrame: [
    text(
      'El armazón es de tubo de acero soldado con pintura electrostática que resiste rayones. Los regatones de hule cuidan el piso.',
      'Der Rahmen besteht aus geschweißtem Stahlrohr mit kratzfester Pulverbeschichtung. Gummifüße schonen den Boden.',
      'Il telaio è in tubo d’acciaio saldato con verniciatura a polvere antigraffio. I piedini in gomma proteggono il pavimento.',
    ),
    text(
      'Las uniones soldadas y pulidas no rechinan con el uso. La base lleva niveladores para pisos que no son perfectos.',
      'Geschweißte und geschliffene Verbindungen knarren auch nach Jahren nicht. Stellfüße gleichen unebene Böden aus.',
      'Le saldature levigate non cigolano con l’uso. La base ha piedini regolabili per i pavimenti non perfetti.',
    ),
  ],
  mattress: [
    text(
      'El núcleo tiene siete zonas que sostienen distinto hombros, zona lumbar y piernas. Una capa de memory de 4 cm reparte el peso y la funda con cierre se quita para lavarla.',
      'Der Kern hat sieben Zonen, die Schultern, Lenden und Beine unterschiedlich stützen. Vier Zentimeter Memory-Schaum verteilen das Gewicht, der Bezug ist abnehmbar und waschbar.',
      'Il nucleo ha sette zone che sostengono in modo diverso spalle, lombari e gambe. Uno strato di memory da 4 cm distribuisce il peso e la fodera con zip si toglie per il lavaggio.',
    ),
    text(
      'La banda lateral lleva respiraderos para que el aire circule y los bordes están reforzados: puedes sentarte en la orilla sin que se hunda. Llega enrollado y toma su forma en 24 horas.',
      'Die Seiten sind belüftet und die Ränder verstärkt, sodass man auch an der Kante gut sitzt. Die Lieferung erfolgt gerollt; nach 24 Stunden ist die volle Höhe erreicht.',
      'La fascia laterale è traspirante e i bordi sono rinforzati: puoi sederti sul lato senza sprofondare. Arriva arrotolato e prende forma in 24 ore.',
    ),
  ],
  textile: [
    text(
      'El tejido se lava antes de confeccionarse, así que no encoge después. Las costuras son dobles y los tintes cumplen con Oeko-Tex Standard 100.',
      'Der Stoff wird vor dem Nähen gewaschen und läuft später nicht ein. Doppelte Nähte, Farben nach Oeko-Tex Standard 100.',
      'Il tessuto viene lavato prima della confezione, quindi non si restringe. Le cuciture sono doppie e i coloranti rispettano lo standard Oeko-Tex 100.',
    ),
    text(
      'La trama cerrada aguanta el uso diario y se siente suave desde el primer día. Los extremos llevan costura reforzada.',
      'Das dichte Gewebe hält dem Alltag stand und fühlt sich vom ersten Tag an weich an. Die Nähte sind an den Enden verstärkt.',
      'La trama fitta resiste all’uso quotidiano ed è morbida fin dal primo giorno. Le cuciture sono rinforzate alle estremità.',
    ),
  ],
  rug: [
    text(
      'El pelo mide 12 mm y va anudado a una base de algodón que no se ondula. Por debajo admite antiderrapante y puede usarse con piso radiante.',
      'Der Flor ist 12 mm hoch und in ein Baumwollgewebe geknüpft, das sich nicht wellt. Für Antirutschmatten und Fußbodenheizung geeignet.',
      'Il pelo è alto 12 mm ed è annodato su una base di cotone che non si ondula. Compatibile con sottotappeto antiscivolo e riscaldamento a pavimento.',
    ),
    text(
      'Los bordes están rematados a mano y el tejido plano deja abrir puertas sin estorbar. Suelta muy poca pelusa, incluso las primeras semanas.',
      'Die Kanten sind von Hand eingefasst; das flache Gewebe passt auch unter Türen hindurch. Schon in den ersten Wochen fusselt kaum etwas.',
      'I bordi sono rifiniti a mano e la tessitura piatta lascia aprire le porte. Perde pochissimi pelucchi, anche nelle prime settimane.',
    ),
  ],
  outdoor: [
    text(
      'Los materiales soportan sol, lluvia y aire salado: herrajes inoxidables, costuras selladas y colores con filtro UV que no se deslavan en una temporada.',
      'Sonne, Regen und Salzluft schaden nicht: rostfreie Beschläge, versiegelte Nähte und UV-beständige Farben, die nach einer Saison nicht verblassen.',
      'I materiali sopportano sole, pioggia e aria salmastra: ferramenta inox, cuciture sigillate e colori con filtro UV che non sbiadiscono in una stagione.',
    ),
    text(
      'El acabado en polvo no se descarapela y los huecos drenan el agua para que nada se encharque. En invierno basta una funda.',
      'Die Pulverbeschichtung blättert nicht ab, und Regenwasser läuft durch Öffnungen ab. Im Winter genügt eine Schutzhülle.',
      'La verniciatura a polvere non si sfoglia e i fori lasciano defluire l’acqua. D’inverno basta una copertura.',
    ),
  ],
  kidsDesk: [
    text(
      'Las pinturas son de base agua, las esquinas van redondeadas y la cubierta se limpia de crayola con un paño. La altura se ajusta en cuatro posiciones.',
      'Die Lacke sind wasserbasiert, die Ecken gerundet, und Wachsmalstift lässt sich einfach abwischen. Die Höhe ist in vier Stufen verstellbar.',
      'Le vernici sono all’acqua, gli angoli arrotondati e il piano si pulisce dai pastelli con un panno. L’altezza si regola su quattro posizioni.',
    ),
  ],
  kidsFurniture: [
    text(
      'Las pinturas son de base agua y sin plomo, las esquinas van redondeadas y ningún tornillo queda al alcance de los niños.',
      'Die Lacke sind wasserbasiert und bleifrei, alle Ecken gerundet, Schrauben liegen außer Reichweite.',
      'Le vernici sono all’acqua e senza piombo, gli angoli arrotondati e nessuna vite è a portata di bambino.',
    ),
    text(
      'La estructura se probó con el triple del peso recomendado. Las barandas y los barrotes respetan las distancias de las normas de seguridad infantil.',
      'Das Gestell wurde mit dem Dreifachen der empfohlenen Last geprüft. Gitter und Sprossen halten die Abstände der Sicherheitsnormen ein.',
      'La struttura è stata provata con il triplo del peso consigliato. Sponde e sbarre rispettano le distanze delle norme di sicurezza.',
    ),
  ],
} as const
