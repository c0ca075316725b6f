import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { PrimaryChoice } from './primary-choice.ts';
import { watchMember } from './watch-member.ts';

/**
 * The router of the MySQL group: HAProxy, which passes connections on, and the answers to its health checks. Port 8000
 * responds with 200 if there is a primary, port 8000 + n if it is the n-th of MEMBERS; otherwise with 503.
 */
const FIRST_PORT = 8_000;
const members = (process.env['MEMBERS'] ?? '').split(' ').filter((name) => name !== '');
const password = readFileSync('/run/secrets-of-mysql/router', 'utf8').trim();
const choice = new PrimaryChoice();
let told: string | undefined;

function tell(): void {
  const primary = choice.at(performance.now());
  if (primary === told) return;
  told = primary;
  const msg = primary === undefined ? 'there is no primary' : `the primary is ${primary}`;
  const time = new Date().toISOString();
  process.stdout.write(
    `${JSON.stringify({ level: 'info', time, name: 'database-router', msg })}\n`,
  );
}

function listen(port: number, isUp: () => boolean): void {
  createServer((_request, response) => {
    tell();
    response.writeHead(isUp() ? 200 : 503).end();
  }).listen(port, '127.0.0.1');
}

listen(FIRST_PORT, () => choice.at(performance.now()) !== undefined);
for (const [index, member] of members.entries()) {
  listen(FIRST_PORT + 1 + index, () => choice.at(performance.now()) === member);
  void watchMember(member, password, (isPrimary) => {
    choice.hear(member, isPrimary, performance.now());
    tell();
  });
}

const proxy = spawn('haproxy', ['-f', '/etc/haproxy/haproxy.cfg', '-W', '-db'], {
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => proxy.kill(signal));
proxy.once('error', (error) => {
  process.stderr.write(`HAProxy cannot be started: ${error.message}\n`);
  process.exit(1);
});
proxy.once('exit', (code) => process.exit(code ?? 1));
