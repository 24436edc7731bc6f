// The floor of the solver's benchmark: Eigen's SparseLU on the equalities of a system, whatever their strengths.
//
// Build: the matrix from its entries, the order of its columns, the factors, the first solution, the end of all
// of it. Edit: another right-hand side, solved through the factors; all values read back.
// Usage: sparse_lu BATCHES SYSTEM.txt
#include "system.hpp"

#include <Eigen/SparseCore>
#include <Eigen/SparseLU>

namespace {

using Matrix = Eigen::SparseMatrix<double, Eigen::ColMajor, int>;

/// The equalities as a square system; the edit is its last row.
class SparseLU {
 public:
  explicit SparseLU(const peers::System& system)
      : matrix(system.variableCount, system.variableCount), right(system.variableCount) {
    std::vector<Eigen::Triplet<double, int>> entries;
    entries.reserve(4 * std::size_t(system.variableCount));
    int index = 0;
    for (const auto& row : system.rows) {
      if (row.relation != 0) continue;
      for (const auto& term : row.terms) entries.emplace_back(index, term.first, term.second);
      right[index++] = -row.constant;
    }
    entries.emplace_back(index, system.editVariable, 1.0);
    right[index] = system.editValues[0];
    matrix.setFromTriplets(entries.begin(), entries.end());
    factors.compute(matrix);
    if (factors.info() == Eigen::Success) values = factors.solve(right);
  }

  bool isSolved() const { return factors.info() == Eigen::Success; }

  double first() const { return values[values.size() - 1]; }

  double edit(double value) {
    right[right.size() - 1] = value;
    values = factors.solve(right);
    return values.sum();
  }

 private:
  Matrix matrix;
  Eigen::VectorXd right, values;
  Eigen::SparseLU<Matrix, Eigen::COLAMDOrdering<int>> factors;
};

bool isSquare(const peers::System& system) {
  int equalities = 1;
  for (const auto& row : system.rows) equalities += row.relation == 0 ? 1 : 0;
  return equalities == system.variableCount && SparseLU(system).isSolved();
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::fprintf(stderr, "usage: sparse_lu BATCHES SYSTEM.txt\n");
    return 2;
  }
  const auto system = peers::read(arguments[2]);
  if (!isSquare(system)) return 0;  // cell10's equalities alone have no one solution
  peers::report<SparseLU>("SparseLU", system, std::max(1, std::atoi(arguments[1])));
}
