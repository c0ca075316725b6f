import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { person } from '../../people.ts';
import { figure, gcd, mixed, rupees } from '../../wording.ts';

const family = quantitative('Profit and Loss');

const GOODS = ['fan', 'watch', 'chair', 'school bag', 'radio', 'mixer', 'cricket bat'] as const;

const percent = (value: number): string => `${figure(value)}%`;

const sellingPrice = family('selling-price', 'Easy', (random) => {
  const cost = 40 * random.int(5, 60);
  const rate = 5 * random.int(1, 9);
  const isGain = random.int(0, 1) === 1;
  const word = isGain ? 'gain' : 'loss';
  const change = (cost * rate) / 100;
  const price = isGain ? cost + change : cost - change;
  return numberItem(random, {
    question: `A shopkeeper buys a ${random.pick(GOODS)} for ${rupees(cost)} and sells it at a ${word} of ${rate}%. What is the selling price?`,
    right: price,
    mistakes: [isGain ? cost - change : cost + change, isGain ? cost + rate : cost - rate],
    write: rupees,
    explanation: `The ${word} is ${rate}% of ${rupees(cost)} = ${rupees(change)}, so the selling price is ${rupees(cost)} ${isGain ? '+' : '−'} ${rupees(change)} = ${rupees(price)}.`,
  });
});

const costPrice = family('cost-price', 'Easy', (random) => {
  const rate = random.pick([5, 8, 10, 12, 15, 20, 25, 30, 40]);
  const cost = 100 * random.int(3, 40);
  const isGain = random.int(0, 1) === 1;
  const word = isGain ? 'profit' : 'loss';
  const share = isGain ? 100 + rate : 100 - rate;
  const price = (cost * share) / 100;
  return numberItem(random, {
    question: `By selling a ${random.pick(GOODS)} for ${rupees(price)}, a trader makes a ${word} of ${rate}%. What did it cost the trader?`,
    right: cost,
    mistakes: [
      isGain ? (price * (100 - rate)) / 100 : (price * (100 + rate)) / 100,
      isGain ? price - rate : price + rate,
      isGain ? (price * 100) / (100 + 2 * rate) : (price * 100) / (100 - rate / 2),
    ],
    write: rupees,
    explanation: `The selling price is ${share}% of the cost. So the cost is ${rupees(price)} × 100/${share} = ${rupees(cost)}.`,
  });
});

const articlesCost = family('cost-of-some-price-of-others', 'Moderate', (random) => {
  const sold = random.pick([10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 48, 50]);
  const bought = random.pick(
    Array.from({ length: 50 }, (_, index) => index + 5).filter(
      (count) => count !== sold && Math.abs(count - sold) * 2 <= sold,
    ),
  );
  const isGain = bought > sold;
  const write = (top: number, bottom: number): string =>
    `${isGain ? 'Profit' : 'Loss'} of ${mixed(100 * top, bottom)}%`;
  const other = (top: number, bottom: number): string =>
    `${isGain ? 'Loss' : 'Profit'} of ${mixed(100 * top, bottom)}%`;
  const difference = Math.abs(bought - sold);
  return {
    question: `The cost price of ${bought} articles equals the selling price of ${sold} articles. What is the profit or loss percent?`,
    right: write(difference, sold),
    wrong: [write(difference, bought), other(difference, sold), other(difference, bought)],
    explanation: `Let each article cost ₹1. Then ${sold} articles cost ${rupees(sold)} and are sold for ${rupees(bought)}. The ${isGain ? 'profit' : 'loss'} is ${difference}/${sold} × 100 = ${mixed(100 * difference, sold)}%.`,
  };
});

const singleDiscount = family('equivalent-discount', 'Moderate', (random) => {
  const [first, second] = [5 * random.int(1, 8), 5 * random.int(1, 8)];
  const price = 100 * random.int(5, 40);
  const left = ((100 - first) * (100 - second)) / 100;
  const answer = 100 - left;
  const isPercent = random.int(0, 2) === 0;
  const both = first === second ? `${first}% twice` : `${first}% and then ${second}%`;
  const explanation = `After the discounts ${100 - first}/100 × ${100 - second}/100 = ${figure(left)}% of the marked price is paid`;
  if (isPercent) {
    return numberItem(random, {
      question: `A shop allows successive discounts of ${both} on the marked price. To which single discount are they equal?`,
      right: answer,
      mistakes: [
        first + second,
        first + second + (first * second) / 100,
        (first + second) / 2,
        left,
      ],
      below: 100,
      write: percent,
      explanation: `${explanation}, so the single discount is 100 − ${figure(left)} = ${figure(answer)}%.`,
    });
  }
  return numberItem(random, {
    question: `A ${random.pick(GOODS)} is marked at ${rupees(price)}. The shop allows successive discounts of ${both}. What does the buyer pay?`,
    right: (price * left) / 100,
    mistakes: [
      (price * (100 - first - second)) / 100,
      (price * (100 - first)) / 100,
      price - first - second,
    ],
    write: rupees,
    explanation: `${explanation}: ${rupees(price)} × ${figure(left)}/100 = ${rupees((price * left) / 100)}.`,
  });
});

const markedPrice = family('marked-price', 'Moderate', (random) => {
  const profit = random.pick([8, 10, 12, 17, 20, 25, 26, 30, 35]);
  const discount = random.pick([4, 5, 10, 20, 25]);
  const unit = (100 - discount) / gcd(100 - discount, 100 + profit);
  const cost = unit * Math.max(1, Math.round((random.int(20, 90) * 10) / unit));
  const selling = (cost * (100 + profit)) / 100;
  const marked = (selling * 100) / (100 - discount);
  return numberItem(random, {
    question: `A ${random.pick(GOODS)} costs a dealer ${rupees(cost)}. At what price should it be marked so that after a discount of ${discount}% there is still a profit of ${profit}%?`,
    right: Number(marked.toFixed(2)),
    mistakes: [
      (cost * (100 + profit + discount)) / 100,
      selling,
      (cost * (100 + profit) * (100 + discount)) / 10_000,
    ],
    write: rupees,
    explanation: `The selling price must be ${rupees(cost)} × ${100 + profit}/100 = ${rupees(selling)}. That is ${100 - discount}% of the marked price, which is ${rupees(selling)} × 100/${100 - discount} = ${rupees(marked)}.`,
  });
});

const markUpAndDiscount = family('mark-up-and-discount', 'Easy', (random) => {
  const markUp = 5 * random.int(4, 16);
  const discount = random.pick([5, 10, 15, 20, 25, 30]);
  const end = ((100 + markUp) * (100 - discount)) / 100;
  const write = (value: number): string =>
    value === 0
      ? 'No profit, no loss'
      : `${value < 0 ? 'Loss' : 'Profit'} of ${figure(Math.abs(value))}%`;
  const { name, his } = person(random);
  const gain = end - 100;
  return {
    question: `${name} marks ${his} goods ${markUp}% above cost and allows a discount of ${discount}%. What is ${his} profit or loss percent?`,
    right: write(gain),
    wrong: [
      write(markUp - discount),
      gain === 0 ? write(5) : write(-gain),
      write(markUp - discount + (markUp * discount) / 100),
      write(gain + 5),
    ],
    explanation: `Let the cost be ₹100; then the marked price is ${rupees(100 + markUp)} and the selling price ${rupees(100 + markUp)} × ${100 - discount}/100 = ${rupees(end)}. ${gain === 0 ? 'It equals the cost: there is no profit and no loss' : `Compared with ₹100 that is a ${write(gain).toLowerCase()}`}.`,
  };
});

const falseWeight = family('false-weight', 'Moderate', (random) => {
  const weight = random.pick([750, 800, 850, 875, 900, 950, 960]);
  const short = 1000 - weight;
  const goods = random.pick(['rice', 'sugar', 'pulses', 'flour', 'salt', 'tea', 'spices']);
  const claim = random.pick(['at cost price', 'without any profit']);
  const trader = random.pick(['grocer', 'dealer', 'shopkeeper']);
  const write = (top: number, bottom: number): string => `${mixed(100 * top, bottom)}%`;
  return {
    question: `A dishonest ${trader} claims to sell ${goods} ${claim} but uses a weight of ${weight} g in place of 1 kg. What is the real profit percent?`,
    right: write(short, weight),
    wrong: [
      write(short, 1000),
      ...random.shuffle([write(short, 2000), write(short, 1000 + short), write(short, 500)]),
    ],
    explanation: `For every ${weight} g given, the price of 1,000 g is charged. The gain is ${short} g on ${weight} g: ${short}/${weight} × 100 = ${write(short, weight)}.`,
  };
});

const lossToGain = family('loss-turned-to-gain', 'Moderate', (random) => {
  const loss = random.pick([4, 5, 8, 10, 12, 15, 20]);
  const gain = random.pick([5, 6, 8, 10, 12, 15, 20, 25]);
  const cost = 50 * random.int(4, 50);
  const more = (cost * (loss + gain)) / 100;
  return numberItem(random, {
    question: `A ${random.pick(GOODS)} is sold at a loss of ${loss}%. Had it been sold for ${rupees(more)} more, there would have been a gain of ${gain}%. What is the cost price?`,
    right: cost,
    mistakes: [
      loss === gain ? (more * 100) / loss : (more * 100) / Math.abs(gain - loss),
      (cost * (100 - loss)) / 100,
      (more * 100) / gain,
    ],
    write: rupees,
    explanation: `The two selling prices differ by ${loss}% + ${gain}% = ${loss + gain}% of the cost price. So ${loss + gain}% of the cost is ${rupees(more)} and the cost is ${rupees(more)} × 100/${loss + gain} = ${rupees(cost)}.`,
  });
});

const twoAtOnePrice = family('two-sold-at-one-price', 'Hard', (random) => {
  const rate = random.pick([10, 20, 25, 30, 40, 50]);
  const sides = (100 + rate) * (100 - rate);
  const price = (sides / 100) * 10 * random.int(2, 20);
  const item = random.pick(['horses', 'plots', 'scooters', 'paintings', 'bicycles']);
  const lost = (price * 100) / (100 - rate);
  const total = (price * 100) / (100 + rate) + lost;
  const isPercent = random.int(0, 2) === 0;
  const lossPercent = (rate * rate) / 100;
  const { name, he } = person(random);
  const stem = `${name} sells two ${item} for ${rupees(price)} each. On one ${he} gains ${rate}% and on the other ${he} loses ${rate}%.`;
  const costs = `One cost ${rupees(price)} × 100/${100 + rate} = ${rupees((price * 100) / (100 + rate))}, the other ${rupees(price)} × 100/${100 - rate} = ${rupees(lost)}, together ${rupees(total)}. They bring ${rupees(2 * price)}, so the loss is ${rupees(total - 2 * price)}`;
  if (isPercent) {
    return {
      question: `${stem} What is the overall result?`,
      right: `Loss of ${figure(lossPercent)}%`,
      wrong: [
        'No profit, no loss',
        `Profit of ${figure(lossPercent)}%`,
        `Loss of ${figure(lossPercent * 2)}%`,
      ],
      explanation: `${costs}, which is ${figure(lossPercent)}% of ${rupees(total)}.`,
    };
  }
  return numberItem(random, {
    question: `${stem} What is the overall loss?`,
    right: total - 2 * price,
    mistakes: [
      (2 * price * lossPercent) / 100,
      (total - 2 * price) / 2,
      (price * lossPercent) / 100,
    ],
    write: rupees,
    explanation: `${costs}.`,
  });
});

const freeArticles = family('buy-some-get-some-free', 'Easy', (random) => {
  const paid = random.int(2, 12);
  const free = random.int(1, Math.min(5, paid));
  const item = random.pick(['soaps', 'shirts', 'notebooks', 'pens', 'towels', 'pairs of socks']);
  const write = (top: number, bottom: number): string => `${mixed(100 * top, bottom)}%`;
  return {
    question: `A shop offers: “Buy ${paid} ${item}, get ${free} free.” What discount percent does this offer amount to?`,
    right: write(free, paid + free),
    wrong: [
      write(free, paid),
      ...random.shuffle([
        write(paid, paid + free),
        write(free, paid + free + 1),
        write(free, paid + free + 2),
        write(free, 2 * paid + free),
      ]),
    ],
    explanation: `The buyer gets ${paid + free} ${item} and pays for ${paid}. The saving is ${free} of ${paid + free}: ${free}/${paid + free} × 100 = ${write(free, paid + free)}.`,
  };
});

export const profitAndLossFamilies: readonly Family[] = [
  sellingPrice,
  costPrice,
  articlesCost,
  singleDiscount,
  markedPrice,
  markUpAndDiscount,
  falseWeight,
  lossToGain,
  twoAtOnePrice,
  freeArticles,
];
