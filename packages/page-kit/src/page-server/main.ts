import { serverFrame } from 'server-frame';
import { servePages } from './serve-pages';

void servePages(__PROGRAM__, serverFrame);
