import type { ArticleTexts } from '../articleHtml.ts'

export const measureSofa: ArticleTexts = {
  es: {
    title: 'Cómo medir tu sala antes de comprar un sofá',
    summary:
      'Una cinta métrica, un rollo de masking y veinte minutos bastan para saber si el sofá cabe, pasa y deja pasar.',
    imageAlt: 'Sala esquinera verde olivo frente a una pared azul con dos cuadros',
    tags: ['sofás', 'medidas', 'sala'],
    body: `
Casi nadie devuelve un sofá porque no le gusta el color. Se devuelve porque no dobló en la escalera, porque la puerta del balcón ya no abre o porque, una vez en su lugar, hay que caminar de lado para llegar a la cocina. Todo eso se sabe antes de pagar, con una cinta métrica y un rollo de masking tape.
## Primero el camino, después la sala
Empieza en la banqueta y termina en la pared donde va el sofá. Anota el ancho y el alto libres de cada paso: portón, elevador, descansos de la escalera, puerta del departamento, pasillo. Mide el claro, con la puerta abierta y contando la manija, no el marco.
En el elevador importan tres números: ancho de la puerta, fondo y alto. Un sofá de tres plazas mide alrededor de 2.10 metros y casi nunca entra acostado; entra parado si la altura de la cabina es mayor que el largo del sofá.
Para las puertas, el dato que decide es el fondo del sofá en diagonal. De lado, un sofá se mete “en L”: primero el respaldo y luego se gira. Si el claro de la puerta es mayor que el alto o que esa diagonal, pasa. Las patas que se desatornillan suelen regalar entre 10 y 15 centímetros.
## Las vueltas
Donde el pasillo dobla se atora todo. Mide el ancho antes y después de la vuelta. Si ambos tramos tienen menos de un metro, busca un sofá que llegue en módulos o con respaldo desmontable.
## Dibuja el sofá en el piso
Con el camino resuelto, pega el contorno en el piso con masking tape, a tamaño real. Vive con él un fin de semana. Abre puertas y cajones, jala la silla del comedor, camina de noche. Estas distancias funcionan en casi cualquier casa:
- 90 centímetros libres en el paso principal; 60 bastan donde pasa una sola persona de vez en cuando.
- De 40 a 45 centímetros entre el sofá y la mesa de centro: alcanzas la taza y todavía caben las rodillas.
- De 5 a 10 centímetros entre el respaldo y la pared, para que la tela no roce y el aire circule.
- Si es reclinable o sofá cama, dibújalo abierto: necesita hasta un metro más al frente.
## No olvides la altura
Revisa contactos, apagadores y ventanas. Un respaldo de 85 centímetros tapa un contacto a 40 y puede frenar una ventana que abate hacia adentro. Si el sofá va bajo una ventana, deja que el respaldo quede por debajo del marco: la sala se ve más grande y entra la misma luz.
## La regla de los dos tercios
Un sofá se ve bien cuando ocupa unos dos tercios de su pared. En una pared de 3.20 metros eso da 2.10: un tres plazas. Si dudas entre dos tamaños y el paso está justo, gana el chico con un puff: el puff se mueve, el sofá no.
Lleva tus medidas en el teléfono. En cada producto encuentras ancho, alto y fondo en centímetros, y casi siempre un dibujo acotado entre las fotos.`,
  },
  de: {
    title: 'So misst du dein Wohnzimmer aus, bevor du ein Sofa kaufst',
    summary:
      'Maßband, Klebeband und zwanzig Minuten: Danach weißt du, ob das Sofa hineinpasst, durchpasst und Platz lässt.',
    imageAlt: 'Olivgrünes Ecksofa vor einer blauen Wand mit zwei Bildern',
    tags: ['Sofas', 'Maße', 'Wohnzimmer'],
    body: `
Kaum jemand gibt ein Sofa zurück, weil ihm die Farbe nicht gefällt. Es geht zurück, weil es im Treppenhaus nicht um die Ecke kam, weil die Balkontür nicht mehr aufgeht oder weil man seitlich gehen muss, um in die Küche zu kommen. All das lässt sich vor dem Bezahlen herausfinden, mit einem Maßband und einer Rolle Malerkrepp.
## Erst der Weg, dann das Zimmer
Fang auf dem Gehweg an und hör an der Wand auf, an der das Sofa stehen soll. Notiere Breite und Höhe jeder Engstelle: Haustür, Aufzug, Treppenabsätze, Wohnungstür, Flur. Miss die lichte Öffnung bei offener Tür, samt Klinke, nicht den Rahmen.
Beim Aufzug zählen drei Maße: die Breite der Tür, die Tiefe und die Höhe der Kabine. Ein Dreisitzer ist rund 2,10 Meter lang und passt fast nie liegend hinein. Hochkant passt er, wenn die Kabine höher ist, als das Sofa lang ist.
An Türen entscheidet die Diagonale der Sofatiefe. Ein Sofa geht hochkant und in L-Form hindurch: zuerst die Lehne, dann wird gedreht. Ist die lichte Türbreite größer als die Höhe des Sofas oder als diese Diagonale, kommt es durch. Abschraubbare Füße bringen oft 10 bis 15 Zentimeter.
## Die Ecken
Wo der Flur abknickt, bleibt alles hängen. Miss die Breite vor und hinter der Ecke. Sind beide Abschnitte schmaler als ein Meter, nimm ein Sofa, das in Modulen kommt oder dessen Lehne sich abnehmen lässt.
## Zeichne das Sofa auf den Boden
Passt der Weg, klebst du den Umriss in voller Größe auf den Boden. Leb ein Wochenende damit. Öffne Türen und Schubladen, zieh einen Stuhl vom Esstisch zurück, geh nachts zur Küche. Diese Abstände bewähren sich fast überall:
- 90 Zentimeter für den Hauptweg; 60 reichen, wo nur ab und zu jemand vorbeigeht.
- 40 bis 45 Zentimeter zwischen Sofa und Couchtisch: Die Tasse ist in Reichweite, und die Knie haben Platz.
- 5 bis 10 Zentimeter zwischen Lehne und Wand, damit der Stoff nicht scheuert und die Luft zirkuliert.
- Relaxsessel und Schlafsofas zeichnest du ausgeklappt: Sie brauchen nach vorn bis zu einem Meter mehr.
## Auch die Höhe zählt
Sieh nach Steckdosen, Schaltern, Heizkörpern und Fenstern. Eine 85 Zentimeter hohe Lehne verdeckt eine Steckdose auf 40 Zentimetern und bremst ein Fenster, das nach innen aufgeht. Vor einem Heizkörper sollten mindestens 20 Zentimeter frei bleiben, sonst staut sich die Wärme.
## Die Zwei-Drittel-Regel
Ein Sofa wirkt ausgewogen, wenn es etwa zwei Drittel seiner Wand einnimmt. Bei einer 3,20 Meter langen Wand sind das 2,10 Meter, also ein Dreisitzer. Schwankst du zwischen zwei Größen und der Weg ist knapp, nimm die kleinere und einen Hocker dazu: Den Hocker kannst du verschieben, das Sofa nicht.
Speichere deine Maße im Telefon. Bei jedem Produkt stehen Breite, Höhe und Tiefe in Zentimetern, und unter den Bildern findest du fast immer eine bemaßte Zeichnung.`,
  },
  it: {
    title: 'Come misurare il soggiorno prima di comprare un divano',
    summary:
      'Un metro, un rotolo di nastro di carta e venti minuti: poi sai se il divano ci sta, se passa e se lascia passare.',
    imageAlt: 'Divano angolare verde oliva davanti a una parete azzurra con due quadri',
    tags: ['divani', 'misure', 'soggiorno'],
    body: `
Quasi nessuno restituisce un divano per il colore. Lo si restituisce perché non girava sulle scale, perché la porta del balcone non si apre più o perché bisogna camminare di lato per arrivare in cucina. Tutto questo si scopre prima di pagare, con un metro e un rotolo di nastro di carta.
## Prima il percorso, poi la stanza
Parti dal marciapiede e arriva alla parete dove andrà il divano. Annota larghezza e altezza libere di ogni passaggio: portone, ascensore, pianerottoli, porta di casa, corridoio. Misura la luce netta con la porta aperta, maniglia compresa, non il telaio.
Nell’ascensore contano tre numeri: la larghezza della porta, la profondità e l’altezza della cabina. Un divano a tre posti è lungo circa 2,10 metri e quasi mai entra sdraiato; entra in piedi se la cabina è più alta di quanto il divano è lungo.
Alle porte decide la profondità in diagonale. Il divano passa di fianco, a “L”: prima lo schienale, poi si ruota. Se la luce della porta supera l’altezza del divano o questa diagonale, passa. I piedini che si svitano regalano spesso da 10 a 15 centimetri.
## Le svolte
Dove il corridoio piega si blocca tutto. Misura la larghezza prima e dopo la curva. Se entrambi i tratti sono più stretti di un metro, scegli un divano che arriva a moduli o con lo schienale smontabile.
## Disegna il divano sul pavimento
Risolto il percorso, attacca il contorno sul pavimento con il nastro, a grandezza naturale. Vivici un fine settimana: apri porte e cassetti, sposta la sedia da pranzo, attraversa la stanza di notte. Queste distanze funzionano quasi ovunque:
- 90 centimetri liberi nel passaggio principale; 60 bastano dove passa una persona ogni tanto.
- Da 40 a 45 centimetri tra divano e tavolino: la tazza è a portata di mano e le ginocchia hanno spazio.
- Da 5 a 10 centimetri tra schienale e parete, perché il tessuto non sfreghi e l’aria circoli.
- Se è un relax o un divano letto, disegnalo aperto: davanti gli serve fino a un metro in più.
## Non dimenticare l’altezza
Controlla prese, interruttori, termosifoni e finestre. Uno schienale di 85 centimetri copre una presa a 40 e può fermare una finestra che si apre verso l’interno. Davanti a un termosifone lascia almeno 20 centimetri, altrimenti il calore resta dietro il divano.
## La regola dei due terzi
Un divano sta bene quando occupa circa due terzi della sua parete. Su una parete di 3,20 metri significa 2,10: un tre posti. Se sei in dubbio tra due misure e il passaggio è stretto, vince la più piccola con un pouf: il pouf si sposta, il divano no.
Porta le tue misure nel telefono. Ogni prodotto indica larghezza, altezza e profondità in centimetri, e tra le immagini c’è quasi sempre un disegno quotato.`,
  },
}
