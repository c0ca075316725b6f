/**
 * Fills in `${NAME}`, as the nginx image's own templating does; nginx's `$name` stay.
 *
 * @throws if the template names a missing value: a partial configuration is useless
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template needs ${name}, which is not given.`);
    return String(value);
  });
}
