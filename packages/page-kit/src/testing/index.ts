export { renderPage, type ServiceAnswers } from './render-page';
export { takeOver, type TakenOverPage, type TakeOverOptions } from './take-over';
