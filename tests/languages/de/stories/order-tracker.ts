import type { Story } from '../../../model/stories.ts';
import { orderTrackerDelivered } from '../../media/order-tracker-delivered.ts';
import { orderTrackerPacked } from '../../media/order-tracker-packed.ts';

export const story: Story = {
  description:
    'Wie Order Tracker entstand: eine Bestellung, die Kunde, Kurier und Laden gleich sehen, eine Ankunftszeit, die sich ändern darf, und ein Knopf pro Stopp.',
  lead: 'Ein Laden, der in der eigenen Stadt ausliefert, hörte den ganzen Tag dieselbe Frage: Wo ist mein Paket? Die Antwort gab es. Sie steckte im Kopf des Kuriers.',
  role: 'Recherche, Design und Entwicklung',
  time: 'Elf Wochen im Jahr 2025',
  situation: {
    paragraphs: [
      'Gepackt wurde nach einer gedruckten Liste. Die Liste fuhr mit dem Kurier davon, und von da an konnte im Laden niemand mehr sagen, wo ein Paket war.',
      'Also riefen die Kunden im Laden an und der Laden beim Kurier. Der Kurier hielt an, antwortete und kam deshalb später an der nächsten Tür an.',
      'Bevor ich den ersten Bildschirm gezeichnet habe, saß ich einen Vormittag lang hinten auf einem Lastenrad. Das meiste von dem, was folgt, wurde dort entschieden.',
    ],
    media: [
      {
        image: orderTrackerPacked,
        alt: 'Der Tracker vor der Tour: Drei Artikel sind gepackt, auf einem Knopf steht „Track order“, und die Karte zeigt, wo es losgeht.',
        caption: 'Vor der Tour. Es gibt nur eines zu tun, also gibt es nur einen Knopf.',
      },
    ],
  },
  decisions: {
    entries: [
      {
        title: 'Eine Bestellung, drei Ansichten',
        text: 'Kunde, Kurier und Laden sehen denselben Datensatz. Nichts wird vom einen zum anderen geschickt, also <strong>kann nichts veraltet sein</strong>.',
      },
      {
        title: 'Eine Zeit, die sich ändern darf',
        text: 'Die Ankunft wird an jeder Tür aus den verbleibenden Stopps neu berechnet und in ganzen Minuten angezeigt. Eine genaue Zeit, die sich als falsch erweist, ist schlechter als eine ungefähre, die hält.',
      },
      {
        title: 'Ein großer Knopf für jeden Stopp',
        text: 'Ein Kurier hat eine Hand frei und keine Geduld. Jeder Stopp verlangt ein einziges Tippen, mit dem Daumen, im Handschuh. Alles andere ist einen Bildschirm weiter.',
      },
      {
        title: 'Es funktioniert im Treppenhaus',
        text: 'Ohne Empfang merkt sich die App, was getippt wurde, und sendet es später in der Reihenfolge, in der es geschehen ist.',
      },
    ],
    media: [
      {
        image: orderTrackerDelivered,
        alt: 'Der Tracker am Ziel: Das Paket steht neben einer blauen Tür, und alle drei Schritte sind mit ihrer Uhrzeit abgehakt.',
        caption: 'Der letzte Bildschirm sagt, wo das Paket steht, und nicht nur, dass es da ist.',
      },
    ],
  },
  outcome: {
    paragraphs: [
      'Die Frage ist beantwortet, bevor sie gestellt wird. Die Benachrichtigung öffnet die Karte, die Karte zeigt den Kurier, und die Zeit darauf ist die Zeit, die auch der Kurier sieht.',
      'Der Laden liest am Tresen dieselben drei Schritte wie die Kundin auf dem Sofa. Geht etwas schief, wissen es beide sofort, und gesprochen wird darüber, was zu tun ist.',
    ],
    figures: [
      { value: '3', meaning: 'Ansichten einer Bestellung, mit einem Datensatz dahinter' },
      { value: '1', meaning: 'Tippen pro Stopp, auch ohne Empfang' },
      { value: '0', meaning: 'Anrufe, um ein Paket zu finden' },
    ],
  },
};
