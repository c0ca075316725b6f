import { useState } from 'react';
import {
  Accordion,
  Button,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  Pagination,
  type PaginationProps,
  Tabs,
} from '../../src/index';
import { interactionStates, type Part } from '../part';

const tabs = [
  { value: 'all', label: 'All Tests', count: 24 },
  { value: 'full', label: 'Full tests', count: 8 },
  { value: 'topic', label: 'Topicwise' },
];

const questions = [
  {
    id: 'first',
    title: 'Can I take a test again?',
    content: 'Yes. Each result stays in your history.',
  },
  {
    id: 'second',
    title: 'What is a percentile?',
    content: 'The share of students with a lower score than yours.',
  },
];

function SampleTabs() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="Categories" tabs={tabs} value={value} onValueChange={setValue}>
      The tests of this category.
    </Tabs>
  );
}

interface SamplePaginationProps extends Pick<PaginationProps, 'hrefOf'> {
  label: string;
  first?: number;
}

function SamplePagination({ first = 1, ...rest }: SamplePaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...rest} page={page} totalPages={9} onChange={setPage} />;
}

export const choices: readonly Part[] = [
  {
    id: 'tabs',
    title: 'Tabs',
    components: ['Tabs'],
    use: 'for a few lists of the same kind, of which people look at one.',
    avoid: 'for steps that follow each other, or for what has to be compared.',
    isControl: true,
    states: interactionStates(<SampleTabs />),
  },
  {
    id: 'accordion',
    title: 'Accordion',
    components: ['Accordion'],
    use: 'for questions and answers of which people need one or two.',
    avoid: 'for what everybody has to read.',
    isControl: true,
    states: interactionStates(<Accordion items={questions} />),
  },
  {
    id: 'pagination',
    title: 'Pagination',
    components: ['Pagination'],
    use: 'for a list that is longer than a page.',
    avoid: 'for a list of up to about 20 rows.',
    isControl: true,
    states: [
      ...interactionStates(<SamplePagination label="Exams" first={2} />).map((state) => ({
        ...state,
        content: <SamplePagination label={`Exams, ${state.name}`} first={2} />,
      })),
      { name: 'First page', content: <SamplePagination label="Exams, first page" /> },
      {
        name: 'Links',
        content: <SamplePagination label="Exams, links" hrefOf={(page) => `?page=${page}`} />,
      },
      {
        name: 'One page: nothing',
        content: <Pagination page={1} totalPages={1} onChange={() => undefined} />,
      },
    ],
  },
  {
    id: 'dropdown-menu',
    title: 'DropdownMenu',
    components: ['DropdownMenu', 'DropdownMenuItem', 'DropdownMenuLabel'],
    use: 'for several small actions on one thing.',
    avoid: 'for one action, or for the main action of a screen: a menu hides it.',
    isControl: true,
    states: [
      ...interactionStates(
        <DropdownMenu
          label="Actions"
          align="start"
          trigger={<Button variant="secondary">More</Button>}
        >
          <DropdownMenuLabel>Tier 1 Mock Test 1</DropdownMenuLabel>
          <DropdownMenuItem>View</DropdownMenuItem>
          <DropdownMenuItem>Retake</DropdownMenuItem>
          <DropdownMenuItem disabled>Not available: Remove</DropdownMenuItem>
        </DropdownMenu>,
      ),
    ],
  },
];
