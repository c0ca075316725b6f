// A module of its own, so that the primitives behind it are loaded when first needed.
import { Toaster } from '@abhyas/ui';

export default Toaster;
