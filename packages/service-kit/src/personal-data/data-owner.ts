/** Exports and erases the personal data that a service stores. Its PersonalDataService implements this. */
export abstract class DataOwner {
  /** @returns all that the service stores about a user, as JSON */
  abstract collect(userId: string, email: string): Promise<object>;

  /** Erases it. May be called again. @param before as in {@link ErasureDto} */
  abstract erase(userId: string, email: string, before?: Date): Promise<void>;
}
