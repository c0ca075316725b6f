import { publicRemote } from 'public-remote';
import { serveRenderer } from './serve-renderer';

void serveRenderer(__PROGRAM__, publicRemote);
