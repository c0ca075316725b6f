// A separate module, so that its primitives load on first use.
import { Toaster } from '@abhyas/ui';

export default Toaster;
