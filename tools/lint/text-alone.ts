import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint has no names for the types of plugins yet. */
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: object }>;
type Context = Parameters<Rule['create']>[0];
type SourceCode = Context['sourceCode'];
type Node = Parameters<SourceCode['getScope']>[0];
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;
type Identifier = NodeOf<'Identifier'>;
type Visitor = Required<ReturnType<Rule['create']>>;
type AnyFunction =
  | NodeOf<'ArrowFunctionExpression'>
  | Parameters<Visitor['FunctionDeclaration']>[0];
type Children = NodeOf<'JSXElement' | 'JSXFragment'>;
/** An annotated type. */
type Type = NodeOf<'TSFunctionType'>['returnType']['typeAnnotation'];

const message =
  'Put this text into an element of its own: <span>…</span>. A page translator replaces the text nodes of a page. React then throws, or shows an old text, where a text stands beside other children, in a fragment, or as all that a component returns. What is certainly an element is a ReactElement or Elements by its type.';

/** Types of values that contain no text. */
const elementTypes: ReadonlySet<string> = new Set(['ReactElement', 'Elements']);
const reactCalls: ReadonlySet<string> = new Set(['createElement', 'cloneElement', 'createPortal']);

/**
 * No text beside other children, unless it is white space, which no translator replaces.
 *
 * What React draws as the only child of an element is safe: React sets it as the element's content, whatever a
 * translator made of it. Any other text is a node that React keeps, and removes or changes later.
 */
const textAlone: Rule = {
  create(context) {
    const finder = new TextFinder(context);
    const reportAll = (nodes: readonly Node[]): void => {
      for (const node of nodes) context.report({ node, message });
    };
    const checkChildren = (node: Children): void => {
      const children = node.children.filter((child) => !isNothing(child)).map(expressionOf);
      const isAlone = node.type === 'JSXElement' && children.length === 1;
      const listed = isAlone ? children.filter(isList) : children;
      reportAll(listed.flatMap((child) => finder.textsIn(child)));
    };
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: (node) => checkComponent(node),
      FunctionExpression: (node) => checkComponent(node),
      JSXAttribute({ name, value }) {
        if (name.name !== 'fallback' || value?.type !== 'JSXExpressionContainer') return;
        const { expression } = value;
        const drawn = isFunction(expression) ? returnedBy(expression) : [expression];
        reportAll(drawn.flatMap((each) => finder.textsIn(each)));
      },
    };

    function checkComponent(node: AnyFunction): void {
      if (!/^[A-Z]/.test(node.id?.name ?? '')) return;
      reportAll(returnedBy(node).flatMap((each) => finder.textsIn(each)));
    }
  },
};

/** Finds what may be text, as far as the syntax and the types in the same file say. */
class TextFinder {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** The parts of an expression that may be text. */
  textsIn(node: Node): Node[] {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return [];
      case 'Literal':
        return isText(node.value) ? [node] : [];
      case 'LogicalExpression':
        return [
          ...(node.operator === '&&' ? [] : this.textsIn(node.left)),
          ...this.textsIn(node.right),
        ];
      case 'ConditionalExpression':
        return [...this.textsIn(node.consequent), ...this.textsIn(node.alternate)];
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return this.textsIn(node.expression);
      case 'ArrayExpression':
        return node.elements.flatMap((each) => (each ? this.textsIn(each) : []));
      case 'Identifier':
        return this.#isElements(node) ? [] : [node];
      case 'MemberExpression':
        return onlyElements(this.#memberType(node)) ? [] : [node];
      case 'CallExpression':
        return this.#callTexts(node);
      default:
        return [node];
    }
  }

  #callTexts(node: NodeOf<'CallExpression'>): Node[] {
    const { callee } = node;
    const callback = node.arguments.find((argument) => isFunction(argument));
    const isCalled = callee.type === 'MemberExpression' || isNamed(callee, 'useMemo');
    if (isCalled && callback) return this.#returnedTexts(callback);
    if (callee.type !== 'Identifier') return [node];
    if (reactCalls.has(callee.name)) return [];
    const made = this.#definitionOf(callee);
    if (isFunction(made)) {
      const isElement =
        onlyElements(made.returnType?.typeAnnotation) || this.#returnedTexts(made).length === 0;
      return isElement ? [] : [node];
    }
    const type = this.#aliased(this.#typeOf(callee));
    const isElement =
      type?.type === 'TSFunctionType' && onlyElements(type.returnType.typeAnnotation);
    return isElement ? [] : [node];
  }

  #returnedTexts(made: AnyFunction): Node[] {
    return returnedBy(made).flatMap((each) => this.textsIn(each));
  }

  #isElements(node: Identifier): boolean {
    if (node.name === 'undefined') return true;
    const value = this.#definitionOf(node);
    if (value && !isFunction(value)) return this.textsIn(value).length === 0;
    return onlyElements(this.#typeOf(node));
  }

  /** The value of a constant, or the function of this name. */
  #definitionOf(node: Identifier): Node | undefined {
    const definition = this.#variable(node)?.node;
    if (definition?.type === 'VariableDeclarator') {
      return definition.id.type === 'Identifier' ? (definition.init ?? undefined) : undefined;
    }
    return definition && isNamedFunction(definition, node.name) ? definition : undefined;
  }

  /** The annotated type of a parameter, or of the member that it takes out of one. */
  #typeOf(node: Identifier): Type | undefined {
    const name = this.#variable(node)?.name;
    if (name?.type !== 'Identifier') return undefined;
    if ('typeAnnotation' in name && name.typeAnnotation) return name.typeAnnotation.typeAnnotation;
    let { parent }: { parent: Node | null } = name;
    if (parent?.type === 'AssignmentPattern') ({ parent } = parent);
    if (parent?.type !== 'Property' || parent.key.type !== 'Identifier') return undefined;
    const { key, parent: pattern } = parent;
    if (pattern.type !== 'ObjectPattern') return undefined;
    const whole = pattern.typeAnnotation?.typeAnnotation ?? this.#initialType(pattern);
    return this.#member(whole, key.name);
  }

  /** `const { children } = props` */
  #initialType({ parent }: Node): Type | undefined {
    return parent?.type === 'VariableDeclarator' && parent.init?.type === 'Identifier'
      ? this.#typeOf(parent.init)
      : undefined;
  }

  #memberType({ object, property }: NodeOf<'MemberExpression'>): Type | undefined {
    return object.type === 'Identifier' && property.type === 'Identifier'
      ? this.#member(this.#typeOf(object), property.name)
      : undefined;
  }

  #member(type: Type | undefined, key: string): Type | undefined {
    if (type?.type === 'TSTypeLiteral') return annotationOf(type.members, key);
    const declared = this.#declaration(nameOf(type));
    return declared?.type === 'TSInterfaceDeclaration' ? this.#inherited(declared, key) : undefined;
  }

  #inherited(declared: NodeOf<'TSInterfaceDeclaration'>, key: string): Type | undefined {
    const own = annotationOf(declared.body.body, key);
    if (own) return own;
    for (const { expression } of declared.extends) {
      const parent = expression.type === 'Identifier' && this.#declaration(expression.name);
      if (parent && parent.type === 'TSInterfaceDeclaration') return this.#inherited(parent, key);
    }
    return undefined;
  }

  #aliased(type: Type | undefined): Type | undefined {
    const declared = this.#declaration(nameOf(type));
    return declared?.type === 'TSTypeAliasDeclaration' ? declared.typeAnnotation : type;
  }

  /** The declaration of a type in this file. */
  #declaration(name: string | undefined): Node | undefined {
    return this.#context.sourceCode.ast.body
      .map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each))
      .filter((each) => each !== null)
      .find((each) => 'id' in each && each.id?.type === 'Identifier' && each.id.name === name);
  }

  #variable(node: Identifier) {
    let scope: ReturnType<Context['sourceCode']['getScope']> | null =
      this.#context.sourceCode.getScope(node);
    while (scope) {
      const found = scope.set.get(node.name);
      if (found) return found.defs[0];
      scope = scope.upper;
    }
    return undefined;
  }
}

const isText = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

function isNothing(child: Children['children'][number]): boolean {
  if (child.type === 'JSXText') return !isText(child.value);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function expressionOf(child: Children['children'][number]): Node {
  return child.type === 'JSXExpressionContainer' ? child.expression : child;
}

/** React makes a text node of each text in a list. */
function isList(node: Node): boolean {
  if (node.type !== 'CallExpression') return node.type === 'ArrayExpression';
  const { callee } = node;
  return (
    callee.type === 'MemberExpression' &&
    (isNamed(callee.property, 'map') || isNamed(callee.property, 'flatMap'))
  );
}

function isFunction(node: Node | undefined): node is AnyFunction {
  return (
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'FunctionDeclaration'
  );
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function isNamedFunction(node: Node, name: string): node is AnyFunction {
  return isFunction(node) && node.id?.name === name;
}

/** What a function returns, without the functions in it. */
function returnedBy({ body }: AnyFunction): Node[] {
  if (!body) return [];
  return body.type === 'BlockStatement' ? returnsIn(body) : [body];
}

function returnsIn(node: object): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'parent' || typeof value !== 'object' || value === null) return [];
    const child = value as Node;
    if (isFunction(child)) return [];
    if (child.type === 'ReturnStatement') return child.argument ? [child.argument] : [];
    return returnsIn(child);
  });
}

function nameOf(type: Type | undefined): string | undefined {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? type.typeName.name
    : undefined;
}

function annotationOf(members: NodeOf<'TSTypeLiteral'>['members'], key: string): Type | undefined {
  for (const member of members) {
    if (member.type === 'TSPropertySignature' && isNamed(member.key, key)) {
      return member.typeAnnotation?.typeAnnotation;
    }
  }
  return undefined;
}

function onlyElements(type: Type | undefined): boolean {
  switch (type?.type) {
    case 'TSUnionType':
      return type.types.every((each) => onlyElements(each));
    case 'TSTypeReference':
      return elementTypes.has(nameOf(type) ?? '');
    case 'TSArrayType':
      return onlyElements(type.elementType);
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return true;
    default:
      return false;
  }
}

export default { meta: { name: 'abhyas' }, rules: { 'text-alone': textAlone } };
