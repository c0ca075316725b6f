export * from './icons';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/accordion/accordion';
export { Avatar, type AvatarProps } from './components/avatar/avatar';
export { Badge, type BadgeProps, type Tone } from './components/badge/badge';
export { OfflineBadge } from './components/badge/offline-badge';
export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
} from './components/button/button';
export { Card, type CardProps } from './components/card/card';
export { Dialog, Drawer, type DialogProps, type DrawerProps } from './components/dialog/dialog';
export {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  type DropdownMenuProps,
} from './components/dropdown-menu/dropdown-menu';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './components/field/error-summary';
export {
  Fact,
  FactList,
  type FactListProps,
  type FactProps,
} from './components/fact-list/fact-list';
export { Field, type FieldProps } from './components/field/field';
export {
  Checkbox,
  Input,
  PasswordInput,
  Textarea,
  type CheckboxProps,
  type InputProps,
  type PasswordInputProps,
  type TextareaProps,
} from './components/field/input';
export { Select, type SelectOption, type SelectProps } from './components/field/select';
export { Figure, type FigureProps } from './components/figure/figure';
export { RetryPictures } from './components/figure/retry-pictures';
export { SkipLink, VisuallyHidden, type SkipLinkProps } from './components/hidden/visually-hidden';
export { Logo } from './components/logo/logo';
export { Monogram, type MonogramProps } from './components/monogram/monogram';
export { PageHeading, type PageHeadingProps } from './components/page-heading/page-heading';
export { Pagination, type PaginationProps } from './components/pagination/pagination';
export { ProgressBar, type ProgressBarProps } from './components/progress/progress-bar';
export { ScoreRing, type ScoreRingProps } from './components/progress/score-ring';
export {
  LoadingRegion,
  Skeleton,
  type LoadingRegionProps,
  type SkeletonProps,
} from './components/skeleton/skeleton';
export { Spinner, type SpinnerProps } from './components/spinner/spinner';
export {
  EmptyState,
  FailureState,
  QueryFailure,
  type EmptyStateProps,
  type FailureStateProps,
  type QueryFailureProps,
} from './components/state/state';
export { UnknownPage } from './components/state/unknown-page';
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type TableCellProps,
  type TableHeaderProps,
  type TableProps,
} from './components/table/table';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/tabs';
export { Toaster, type ToastMessage, type ToasterProps } from './components/toaster/toaster';
export {
  applyStoredTheme,
  getThemeChoice,
  setThemeChoice,
  themeChoices,
  type ThemeChoice,
} from './theme/theme';
export { useFocusReturn } from './use-focus-return';
export { usePrinting } from './use-printing';
export type { Elements } from './elements';
export { classNames } from './class-names';
export { reachWhereItScrolls } from './reach-where-it-scrolls';
